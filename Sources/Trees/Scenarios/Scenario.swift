/// One thing that a view tree must do, as an experiment with an outcome.
///
/// The experiments are part of what is measured and not of its tests, so that whoever prints a cost
/// can print beside it that the tree which it was measured on does the right thing.
public struct Scenario: Sendable, CustomStringConvertible {
  /// The name in the table of semantics (S), of bug reports (B) or of claims (D to H).
  public let id: String
  /// What must happen, in one sentence.
  public let claim: String
  /// Where erasing the same source means something else; nil if it means the same everywhere.
  public let difference: Difference?
  /// The id and the sentence.
  public var description: String { "\(id): \(claim)" }
  private let experiment: @MainActor @Sendable (Check) async -> Void

  /// What another outcome erasure has, and which erasures have it.
  public struct Difference: Sendable {
    /// The erasures under which the outcome is another one.
    public let erasures: Set<Erasure>
    /// What happens instead, in one sentence.
    public let claim: String
  }

  init(
    _ id: String,
    _ claim: String,
    difference: Difference? = nil,
    experiment: @escaping @MainActor @Sendable (Check) async -> Void
  ) {
    self.id = id
    self.claim = claim
    self.difference = difference
    self.experiment = experiment
  }

  /// Whether erasing the experiment's views in a way has another outcome than not erasing them.
  ///
  /// - Parameter erasure: the way.
  /// - Returns: whether it does, as declared.
  public func differs(under erasure: Erasure) -> Bool {
    difference?.erasures.contains(erasure) ?? false
  }

  /// Carries out the experiment.
  ///
  /// - Parameters:
  ///   - erasure: how its views are erased.
  ///   - expectingDifference: whether the other outcome is expected; nil if it is where declared.
  /// - Returns: what was expected and not found.
  @MainActor
  public func run(
    under erasure: Erasure = .typed,
    expectingDifference: Bool? = nil
  ) async -> Outcome {
    let check = Check(differs: expectingDifference ?? differs(under: erasure))
    await Erasure.$current.withValue(erasure) { await experiment(check) }
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
  private let differs: Bool

  init(differs: Bool) {
    self.differs = differs
  }

  /// Notes whether `found` is what was `expected`, or, if given, the `other` where the outcome is
  /// declared to differ.
  func that<Value: Equatable>(
    _ what: String,
    _ found: Value,
    is expected: Value,
    ifDifferent other: Value? = nil
  ) {
    count += 1
    let expected = differs ? other ?? expected : expected
    guard found != expected else { return }
    mismatches.append("\(what): found \(found), expected \(expected)")
  }
}
