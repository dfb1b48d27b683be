/// Whether two captures of one binary agree, so that either can stand as a baseline.
///
/// A baseline that was taken once keeps whatever disturbed it.
public struct CaptureAgreement: Sendable, Equatable {
  /// The share of timed rows whose intervals may miss each other: what 95 % intervals allow.
  public static let tolerance: Double = 0.05

  /// What differs, in words; empty if the captures agree.
  public let differences: [String]

  /// Holds two captures against each other.
  public init(_ one: ComparedRun, _ other: ComparedRun) {
    let mismatches = ManifestMismatch.all(one.manifest, other.manifest).map {
      "\($0.field): '\($0.baseline)' and '\($0.candidate)'"
    }
    let redeclared = Redeclaration.all(one.manifest, other.manifest).map {
      "\($0.benchmark) leaves \($0.baseline) and \($0.candidate)"
    }
    let coverage = Coverage(baseline: one.table, candidate: other.table).findings
      .filter { $0.kind != .unstable }
      .map { "\($0.benchmark) is \($0.kind.rawValue) in one of them" }
    let counts = one.table.rows.compactMap { row -> String? in
      guard row.metric.standardTolerance != nil, let value = row.value,
        let again = other.table[row.benchmark, row.metric]?.value, again != value
      else { return nil }
      return "\(row.benchmark) \(row.metric.rawValue): \(NumberText.count(value))"
        + " and \(NumberText.count(again))"
    }
    differences = mismatches + redeclared + coverage + counts + Self.apart(one.table, other.table)
  }

  private static func apart(_ one: ResultTable, _ other: ResultTable) -> [String] {
    let timed = one.rows.compactMap { row -> Bool? in
      guard row.metric == .time, let low = row.low, let high = row.high,
        let again = other[row.benchmark, .time], let otherLow = again.low,
        let otherHigh = again.high
      else { return nil }
      return otherLow > high || otherHigh < low
    }
    let apart = timed.count { $0 }
    guard Double(apart) > tolerance * Double(timed.count) else { return [] }
    return ["the times of \(apart) of \(timed.count) rows do not overlap"]
  }
}
