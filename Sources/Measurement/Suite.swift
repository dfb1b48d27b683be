/// A family of benchmarks, as one file of Sources/DispatchBench/Suites makes it.
public struct Suite: Sendable {
  /// The first part of every name in the suite.
  public let family: String
  /// One sentence on what the family asks.
  public let question: String
  /// The benchmarks that are run.
  public let benchmarks: [Benchmark]
  /// The layouts that are read.
  public let layouts: [LayoutFact]
  /// The experiments that are carried out.
  public let outcomes: [OutcomeFact]

  /// Creates a suite from its rows.
  public init(
    family: String,
    question: String,
    benchmarks: [Benchmark] = [],
    layouts: [LayoutFact] = [],
    outcomes: [OutcomeFact] = []
  ) {
    self.family = family
    self.question = question
    self.benchmarks = benchmarks
    self.layouts = layouts
    self.outcomes = outcomes
  }
}
