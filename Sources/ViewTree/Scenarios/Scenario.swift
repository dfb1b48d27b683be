/// One thing that a view tree must do, as an experiment with an outcome.
///
/// The experiments are part of the model and not of its tests, so that whoever prints a cost can
/// print beside it that the tree which it was measured on does the right thing.
public struct Scenario: Sendable, CustomStringConvertible {
  /// The name in the table of semantics (S), of bug reports (B) or of claims (D to H).
  public let id: String
  /// What must happen, in one sentence.
  public let claim: String
  /// The id and the sentence.
  public var description: String { "\(id): \(claim)" }
  private let experiment: @MainActor @Sendable (Check) async -> Void

  init(
    _ id: String,
    _ claim: String,
    experiment: @escaping @MainActor @Sendable (Check) async -> Void
  ) {
    self.id = id
    self.claim = claim
    self.experiment = experiment
  }

  /// Carries out the experiment.
  ///
  /// - Returns: what was expected and not found.
  @MainActor
  public func run() async -> Outcome {
    let check = Check()
    await experiment(check)
    return Outcome(scenario: id, checks: check.count, mismatches: check.mismatches)
  }
}

/// What came of a scenario.
public struct Outcome: Equatable, Sendable {
  /// The scenario's id.
  public let scenario: String
  /// How many expectations were put.
  public let checks: Int
  /// What was expected and not found, one line each.
  public let mismatches: [String]

  /// Whether the tree did what it must; an experiment without an expectation shows nothing.
  public var holds: Bool { checks > 0 && mismatches.isEmpty }
}

/// Collects what an experiment expects and finds.
@MainActor
final class Check {
  private(set) var count = 0
  private(set) var mismatches: [String] = []

  /// Notes whether `found` is what was `expected`.
  func that<Value: Equatable>(_ what: String, _ found: Value, is expected: Value) {
    count += 1
    guard found != expected else { return }
    mismatches.append("\(what): found \(found), expected \(expected)")
  }
}
