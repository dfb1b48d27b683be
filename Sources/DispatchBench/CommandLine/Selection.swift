import Measurement
import Results

/// The benchmarks, layouts and experiments that a command line chooses.
struct Selection {
  /// What is run, in the order of the suites; references of what was chosen are among it.
  let benchmarks: [Benchmark]
  /// What is read.
  let layouts: [LayoutFact]
  /// What is tried.
  let outcomes: [OutcomeFact]
  /// What the whole is, for one of its parts; `nil` for a whole.
  let part: PartOfRun?

  /// The choice as a run takes it.
  var subjects: RunSubjects {
    RunSubjects(
      benchmarks: benchmarks,
      layouts: layouts,
      outcomes: outcomes,
      part: part
    )
  }

  /// Everything that this binary has.
  static func suites(_ invocation: Invocation) -> [Suite] {
    Suites.all + (invocation[SelectionOptions.withFaults] ? [Faults.suite] : [])
  }

  /// Chooses from the suites; `forMeasuring` adds what the choice cannot be judged without.
  ///
  /// - Throws: ``UsageError`` if nothing is chosen or a name does not exist: a run of nothing would
  ///   pass every gate.
  init(_ invocation: Invocation, forMeasuring: Bool) throws(UsageError) {
    let suites = Self.suites(invocation)
    let exact = invocation[SelectionOptions.exact]
    let takesLarge = Self.takesLarge(invocation)
    let benchmarks = suites.flatMap(\.benchmarks)
    let eligible = benchmarks.filter {
      takesLarge || !$0.isLarge || exact.contains($0.name.description)
    }
    let layouts = suites.flatMap(\.layouts)
    let outcomes = suites.flatMap(\.outcomes)
    let rows =
      eligible.map { SelectableRow($0) } + layouts.map { SelectableRow($0) }
      + outcomes.map { SelectableRow($0) }
    let names = rows.map(\.name)
    for name in exact where !names.contains(name) {
      throw .unknownBenchmark(name, nearest: NearestName.of(name, among: names))
    }
    let whole = Self.matching(invocation, exact: Set(exact), among: rows)
    let shard = invocation[SelectionOptions.shard]
    let chosen = shard.map { $0.part(of: whole) } ?? whole
    guard !chosen.isEmpty else {
      let texts = invocation[SelectionOptions.filter].map(\.text)
      throw .emptySelection(
        Self.words(invocation),
        // The rows of a small selection may all be in other parts.
        nearest: whole.isEmpty
          ? texts.lazy.compactMap { NearestName.of($0, among: names) }.first : nil
      )
    }
    let told = Set(chosen)
    let wanted = Self.wanted(chosen, of: benchmarks, forMeasuring)
    self.benchmarks = benchmarks.filter { wanted.contains($0.name.description) }
    self.layouts = layouts.filter { wanted.contains($0.name.description) }
    self.outcomes = outcomes.filter { wanted.contains($0.name.description) }
    let undivided = Self.wanted(whole, of: benchmarks, forMeasuring)
    let all = benchmarks.map(\.name) + layouts.map(\.name) + outcomes.map(\.name)
    part =
      shard == nil
      ? nil
      : PartOfRun(
        companions: self.benchmarks.map(\.name).filter { !told.contains("\($0)") },
        whole: all.filter { undivided.contains("\($0)") }
      )
  }

  /// Whether benchmarks that take long are among those to choose from; by name they always are.
  private static func takesLarge(_ invocation: Invocation) -> Bool {
    invocation[SelectionOptions.withLarge] || invocation[RunOptions.effort] == .full
      || invocation.command == ListCommand.command.name
  }

  private static func matching(
    _ invocation: Invocation,
    exact: Set<String>,
    among rows: [SelectableRow]
  ) -> [String] {
    let filters = invocation[SelectionOptions.filter].map { SelectableRow.matcher(of: $0) }
    let skips = invocation[SelectionOptions.skip].map { SelectableRow.matcher(of: $0) }
    let takesAll = filters.isEmpty && exact.isEmpty
    return rows.filter { row in
      (takesAll || exact.contains(row.name) || filters.contains { $0(row) })
        && !skips.contains { $0(row) }
    }.map(\.name)
  }

  /// The names, for measuring with their references and with the controls that say what can be
  /// resolved.
  private static func wanted(
    _ names: [String],
    of benchmarks: [Benchmark],
    _ forMeasuring: Bool
  ) -> Set<String> {
    let chosen = Set(names)
    guard forMeasuring else { return chosen }
    let controls = Controls.all.map(\.description)
    var wanted =
      benchmarks.contains { chosen.contains($0.name.description) }
      ? chosen.union(controls) : chosen
    for benchmark in benchmarks where wanted.contains(benchmark.name.description) {
      if let reference = benchmark.reference { wanted.insert(reference.description) }
    }
    return wanted
  }

  /// The options that chose, for an error.
  private static func words(_ invocation: Invocation) -> String {
    let filters = invocation[SelectionOptions.filter].map { "'--filter \($0.text)'" }
    let skips = invocation[SelectionOptions.skip].map { "'--skip \($0.text)'" }
    let shard = invocation[SelectionOptions.shard].map { ["'--shard \($0)'"] } ?? []
    let words = filters + skips + shard
    return words.isEmpty ? "this binary" : words.joined(separator: " ")
  }
}
