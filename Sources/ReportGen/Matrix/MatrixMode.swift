import Results

/// A build mode with its run; none if the mode was refused.
struct MatrixMode {
  let entry: BuildMatrix.Mode
  let run: ComparedRun?

  /// The row of the table of modes: what was asked for, and what the compiler made of it.
  var cells: [String] {
    let flags = entry.flags.isEmpty ? "–" : entry.flags.joined(separator: " ")
    guard let build = run?.manifest.build else {
      return [entry.name, flags, "", "", "", "", entry.refusal ?? ""]
    }
    return [
      entry.name, flags, build.optimization.value ?? "unknown",
      build.crossModuleOptimization.value ?? "unknown", words(build.libraryEvolution),
      words(build.exclusivityChecking), entry.about,
    ]
  }

  /// What an operation executes in this mode, if it was counted.
  func instructions(_ name: BenchmarkName) -> Double? { figure(.instructions, name) }

  /// An exact figure of a benchmark in this mode.
  func figure(_ metric: Metric, _ name: BenchmarkName) -> Double? {
    run?.table[name, metric].flatMap { $0.status == .ok ? $0.value : nil }
  }

  private func words(_ fact: Knowable<Bool>) -> String {
    fact.value.map { $0 ? "yes" : "no" } ?? "unknown"
  }
}
