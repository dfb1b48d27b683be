package import Results

/// What a run is of: everything that was chosen, and what it cannot be judged without.
package struct RunSubjects: Sendable {
  /// What is run, references and controls among it.
  package var benchmarks: [Benchmark]
  /// What is read.
  package var layouts: [LayoutFact]
  /// What is tried.
  package var outcomes: [OutcomeFact]
  /// Those of a part that it was not told to run and cannot do without; `nil` for a whole.
  package var companions: [BenchmarkName]?

  /// Lists the subjects.
  package init(
    benchmarks: [Benchmark],
    layouts: [LayoutFact],
    outcomes: [OutcomeFact],
    companions: [BenchmarkName]? = nil
  ) {
    self.benchmarks = benchmarks
    self.layouts = layouts
    self.outcomes = outcomes
    self.companions = companions
  }
}
