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

  /// What an operation executes, and how long it takes if that was measured.
  func cell(_ name: BenchmarkName) -> String {
    let count = instructions(name).map(NumberText.count) ?? ""
    guard let time = figure(.time, name) else { return count }
    return "\(count) (\(NumberText.time(nanoseconds: time)))"
  }

  /// How many times the instructions of `base` the rows execute here, in the geometric mean.
  func meanRatio(to base: MatrixMode, over rows: [BenchmarkName]) -> String? {
    let ratios = rows.compactMap { name -> Estimate? in
      guard let own = instructions(name), let other = base.instructions(name), own > 0, other > 0
      else { return nil }
      return Estimate(value: own / other, low: nil, high: nil, n: 1)
    }
    return GeometricMean(of: ratios).map { NumberText.ratio($0.value) }
  }

  /// A figure of a benchmark in this mode.
  func figure(_ metric: Metric, _ name: BenchmarkName) -> Double? {
    run?.table[name, metric].flatMap { $0.status == .ok ? $0.value : nil }
  }

  private func words(_ fact: Knowable<Bool>) -> String {
    fact.value.map { $0 ? "yes" : "no" } ?? "unknown"
  }
}
