public import Results

/// Whether something is as it is said to be: a fact that an experiment finds and no clock.
public struct OutcomeFact: Sendable {
  /// The row's name in every file and table.
  public let name: BenchmarkName
  /// What is said, in one sentence.
  public let claim: String
  /// Whether the experiment takes seconds, so that a run of quick effort leaves it out.
  public let isSlow: Bool
  /// Carries out the experiment and returns what was found that contradicts it; empty if it holds.
  ///
  /// What it throws is why the experiment cannot be carried out here.
  public let contradictions: @MainActor @Sendable () async throws -> [String]

  /// Describes an experiment.
  public init(
    _ name: BenchmarkName,
    claim: String,
    isSlow: Bool = false,
    contradictions: @escaping @MainActor @Sendable () async throws -> [String]
  ) {
    self.name = name
    self.claim = claim
    self.isSlow = isSlow
    self.contradictions = contradictions
  }
}
