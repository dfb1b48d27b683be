package import Results

/// What a run is of: everything that was chosen, and what it cannot be judged without.
package struct RunSubjects: Sendable {
  /// What is run, references and controls among it.
  package var benchmarks: [Benchmark]
  /// What is read.
  package var layouts: [LayoutFact]
  /// What is tried.
  package var outcomes: [OutcomeFact]
  /// What the whole is, for one of its parts; `nil` for a whole.
  package var part: PartOfRun?

  /// Lists the subjects.
  package init(
    benchmarks: [Benchmark],
    layouts: [LayoutFact],
    outcomes: [OutcomeFact],
    part: PartOfRun? = nil
  ) {
    self.benchmarks = benchmarks
    self.layouts = layouts
    self.outcomes = outcomes
    self.part = part
  }
}
