import Results

/// What one of something counted costs, from a row that has more of it than its reference and
/// nothing else that is not known yet.
struct UnitCost {
  /// A count with the row that may isolate it.
  struct Source: Sendable {
    let metric: Metric
    let name: String
    let benchmark: String
  }

  /// The counts whose costs add up, each with a row of another family; what stands above may be in a
  /// row further down, whose cost it is taken off from.
  static let sources: [Source] = [
    Source(
      metric: .indirectBranches,
      name: "indirect branch",
      benchmark: "Dispatch.method.anyClassBound.one"
    ),
    Source(
      metric: .retains,
      name: "retain with its release",
      benchmark: "Boxing.copy.classBox.32B"
    ),
    Source(
      metric: .allocations,
      name: "allocation with its release",
      benchmark: "Boxing.store.any.32B"
    ),
    Source(
      metric: .exclusivityChecks,
      name: "exclusivity check",
      benchmark: "Dispatch.field.anyClassBound.checked"
    ),
    Source(metric: .dynamicCasts, name: "dynamic cast", benchmark: "Cast.as.class.object"),
  ]

  let source: Source
  /// The time of one, in nanoseconds.
  let cost: Interval
  /// The instructions of one, which its time pays for.
  let instructions: Double

  /// The costs that rows of the run isolate; the exact counts of a row say whether it does.
  static func isolated(_ evidence: Evidence) -> [UnitCost] {
    sources.reduce(into: []) { known, source in
      if let unit = UnitCost(source, known, evidence) { known.append(unit) }
    }
  }

  private init?(_ source: Source, _ known: [UnitCost], _ evidence: Evidence) {
    guard let name = BenchmarkName(source.benchmark),
      var cost = evidence.difference(of: name),
      var instructions = evidence.extra(.instructions, of: name)
    else { return nil }
    var own = 0.0
    for other in Self.sources {
      guard let amount = evidence.extra(other.metric, of: name) else { return nil }
      if other.metric == source.metric {
        own = amount
      } else if let unit = known.first(where: { $0.source.metric == other.metric }) {
        cost = cost.minus(unit.cost.times(amount))
        instructions -= unit.instructions * amount
      } else if abs(amount) > ErasedRow.nothing {
        return nil
      }
    }
    guard own > ErasedRow.nothing else { return nil }
    self.source = source
    self.cost = cost.times(1 / own)
    self.instructions = instructions / own
  }
}
