import Results

/// What a row of comparing or updating a tree has more than its reference, in which nothing is
/// erased.
struct ErasedRow {
  /// The counts that are told apart, in the order of the columns.
  static let counts: [(metric: Metric, title: String, name: String)] = [
    (.allocations, "allocs", "allocations"), (.retains, "retains", "retains"),
    (.indirectBranches, "branches", "indirect branches"),
    (.indirectCalls, "calls", "indirect calls of the engine"),
    (.typeChecks, "checks", "type checks of the engine"),
    (.dynamicCasts, "casts", "dynamic casts"),
    (.exclusivityChecks, "excl", "exclusivity checks"),
    (.nodesVisited, "nodes", "nodes visited"), (.equalityCuts, "cuts", "equality cuts"),
    (.instructions, "instr", "instructions"),
  ]
  /// Counts of runs that agree to the digit are divided by operations; this is below one in them.
  static let nothing = 0.0005

  let benchmark: BenchmarkName
  /// Erased nodes that an operation reaches.
  let edges: Double
  /// The measured difference in time of an operation, in nanoseconds.
  let time: Interval?
  /// What an operation has more of each count that both rows have.
  let extra: [Metric: Double]

  /// What figures are divided by: the edges, or one operation where none is reached.
  var share: Double { edges > Self.nothing ? edges : 1 }

  /// Whether every count but that of instructions is the reference's, and that to within one.
  var addsNothing: Bool {
    extra.allSatisfy { abs($0.value) < ($0.key == .instructions ? 1 : Self.nothing) }
  }

  /// Whether the row has a time and every count that a sum needs.
  var isComplete: Bool {
    time != nil && extra[.instructions] != nil
      && UnitCost.sources.allSatisfy { extra[$0.metric] != nil }
  }

  /// Whether the interval of the difference in time lies on one side of zero.
  var certainlyDiffers: Bool {
    time.map { min(abs($0.low), abs($0.value)) > Self.nothing && $0.low * $0.high > 0 } ?? false
  }

  /// The rows of a run whose engine counts erased nodes, in file order.
  static func all(_ evidence: Evidence) -> [ErasedRow] {
    evidence.rows(RowPattern("ViewDiff|ViewUpdate.*.*.*"), .erasedNodesVisited).compactMap { row in
      guard let edges = evidence.extra(.erasedNodesVisited, of: row.benchmark) else { return nil }
      let extra = counts.compactMap { count in
        evidence.extra(count.metric, of: row.benchmark).map { (count.metric, $0) }
      }
      guard !extra.isEmpty else { return nil }
      return ErasedRow(
        benchmark: row.benchmark,
        edges: edges,
        time: evidence.difference(of: row.benchmark),
        extra: Dictionary(uniqueKeysWithValues: extra)
      )
    }
  }
}
