/// A fact that differs between two runs and makes their figures incomparable.
public struct ManifestMismatch: Sendable, Equatable {
  /// The key in run.json.
  public let field: String
  /// What the baseline has.
  public let baseline: String
  /// What the candidate has.
  public let candidate: String

  /// Creates a mismatch from its parts.
  public init(field: String, baseline: String, candidate: String) {
    self.field = field
    self.baseline = baseline
    self.candidate = candidate
  }

  /// The facts without which a count of one run says nothing about the other.
  ///
  /// The commit may differ: it is what is compared. So may `-D` conditions, which choose between
  /// sources and leave the compiler as it is. The processor matters to counts as well, because the
  /// C library picks its copying loops by it.
  public static func all(_ baseline: Manifest, _ candidate: Manifest) -> [ManifestMismatch] {
    let texts = zip(facts(baseline), facts(candidate))
    let differing = texts.compactMap { before, after -> ManifestMismatch? in
      before.text == after.text
        ? nil
        : ManifestMismatch(field: before.field, baseline: before.text, candidate: after.text)
    }
    return differing + suiteMismatches(baseline, candidate)
  }

  private static func facts(_ run: Manifest) -> [(field: String, text: String)] {
    [
      ("machine.architecture", text(run.machine.architecture)),
      ("machine.cpuModel", text(run.machine.cpuModel)),
      ("machine.libc", text(run.machine.libc)),
      ("build.kind", run.build.kind.rawValue),
      ("build.compiler", text(run.build.compiler)),
      ("build.flags", text(run.build.flags, withoutConditions)),
      ("build.optimization", text(run.build.optimization)),
      ("build.wholeModule", text(run.build.wholeModule)),
      ("build.crossModuleOptimization", text(run.build.crossModuleOptimization)),
      ("build.libraryEvolution", text(run.build.libraryEvolution)),
      ("build.exclusivityChecking", text(run.build.exclusivityChecking)),
    ]
  }

  /// Rows that mean something else on either side, and a hash that differs for no visible reason.
  ///
  /// A benchmark that came or went changes the hash too; ``Coverage`` names that one, and it is no
  /// reason to leave all others uncompared.
  private static func suiteMismatches(_ one: Manifest, _ other: Manifest) -> [ManifestMismatch] {
    guard one.suiteHash.value != other.suiteHash.value else { return [] }
    let known = Dictionary(one.benchmarks.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let changed = other.benchmarks.compactMap { after -> ManifestMismatch? in
      guard let before = known[after.name], text(before) != text(after) else { return nil }
      return ManifestMismatch(
        field: "benchmarks.\(after.name)",
        baseline: text(before),
        candidate: text(after)
      )
    }
    let isExplained = Set(known.keys) != Set(other.benchmarks.map(\.name))
    if !changed.isEmpty || isExplained { return changed }
    return [
      ManifestMismatch(
        field: "suiteHash",
        baseline: text(one.suiteHash),
        candidate: text(other.suiteHash)
      )
    ]
  }

  private static func text<Value>(
    _ fact: Knowable<Value>,
    _ words: (Value) -> String = { "\($0)" }
  ) -> String {
    fact.value.map(words) ?? "unknown"
  }

  private static func text(_ benchmark: BenchmarkDescription) -> String {
    "\(benchmark.operationsPerIteration) operations an iteration,"
      + " against \(benchmark.reference ?? "nothing"), leaves \(benchmark.leaves)"
  }

  private static func withoutConditions(_ flags: [String]) -> String {
    var kept: [String] = []
    var skipsValue = false
    for flag in flags {
      if !skipsValue, flag != "-D", !flag.hasPrefix("-D") { kept.append(flag) }
      skipsValue = flag == "-D"
    }
    return kept.joined(separator: " ")
  }
}
