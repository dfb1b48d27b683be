public import Results

/// Whether something is as it is said to be: a fact that an experiment finds and no clock.
public struct OutcomeFact: Sendable {
  /// The row's name in every file and table.
  public let name: BenchmarkName
  /// What is said, in one sentence.
  public let claim: String
  /// Carries out the experiment and returns what was found that contradicts it; empty if it holds.
  public let contradictions: @MainActor @Sendable () async -> [String]

  /// Describes an experiment.
  public init(
    _ name: BenchmarkName,
    claim: String,
    contradictions: @escaping @MainActor @Sendable () async -> [String]
  ) {
    self.name = name
    self.claim = claim
    self.contradictions = contradictions
  }
}
