import Results

/// What a build flag puts into `Control.dose.chain.count`, and the figure that must show it.
enum CountDose: String, CaseIterable {
  case allocation = "ALLOCATION"
  case retain = "RETAIN"
  case witnessCall = "WITNESS_CALL"
  case instructions = "INSTRUCTIONS"
  case code = "CODE"

  /// The row that takes it.
  static let row = "Control.dose.chain.count"

  /// The dose in words.
  var words: String {
    switch self {
    case .allocation: "1 allocation"
    case .retain: "1 retain and release"
    case .witnessCall: "1 witness call"
    case .instructions: "64 instructions"
    case .code: "4 KiB of code"
    }
  }

  /// The figure, and the least by which it must have grown.
  var figure: (metric: Metric, least: Double) {
    switch self {
    case .allocation: (.mallocCalls, 1)
    case .retain: (.retains, 1)
    case .witnessCall: (.indirectBranches, 1)
    case .instructions: (.instructions, 64)
    case .code: (.textBytes, 4_096)
    }
  }

  /// Whether `verdict` ends with 1, names the figure of the row, and names no other row.
  func isCaught(in verdict: RecordedVerdict) -> Bool {
    let named = verdict.exact.changes
    return verdict.exitCode == ExitCode.regression.rawValue
      && named.allSatisfy { $0.benchmark == Self.row } && shown(in: verdict) != nil
  }

  /// By how much the figure grew, where the gate called it a regression.
  func shown(in verdict: RecordedVerdict) -> Double? {
    let change = verdict.exact.changes.first {
      $0.benchmark == Self.row && $0.metric == figure.metric.rawValue
        && $0.verdict == ExactComparison.Verdict.regression.rawValue
    }
    return change.map { $0.candidate - $0.baseline }.flatMap { $0 >= figure.least ? $0 : nil }
  }
}
