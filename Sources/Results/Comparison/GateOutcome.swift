/// How a gate ends, in one word.
public enum GateOutcome: String, Sendable, CaseIterable, Codable {
  /// Nothing that may block got dearer.
  case passed
  /// Something got cheaper and nothing that may block got dearer.
  case improved
  /// The runs differ in what decides a count and were compared all the same: nothing blocks.
  case advisory
  /// Something that may block got dearer.
  case regression
  /// A row could not be judged, and `--strict` asked for a judgement.
  case inconclusive
  /// Two copies of the baseline were told apart, and `--strict` asked for a judgement.
  case contaminated
  /// A row is gone, or nothing that may block could be compared.
  case coverage
  /// The two runs differ in something that decides what a count means.
  case mismatch
  /// A benchmark of the candidate crashed or hung.
  case failed

  /// The status that the gate exits with.
  public var exitCode: ExitCode {
    switch self {
    case .passed, .improved, .advisory: .success
    case .regression: .regression
    case .inconclusive, .contaminated: .inconclusive
    case .coverage, .mismatch: .coverage
    case .failed: .benchmarkFailed
    }
  }
}
