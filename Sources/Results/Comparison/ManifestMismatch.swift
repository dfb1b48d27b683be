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
  ///
  /// The compiler and its flags must be known on both sides: two things of which nothing is known
  /// are not thereby alike.
  ///
  /// - Parameters:
  ///   - baseline: What the baseline's run was.
  ///   - candidate: What the candidate's run was.
  ///   - hasOtherRows: Whether one side has rows that the other lacks, which changes the suite hash
  ///     without any benchmark meaning something else.
  /// - Returns: The facts that differ, in a fixed order.
  public static func all(
    _ baseline: Manifest,
    _ candidate: Manifest,
    hasOtherRows: Bool = false
  ) -> [ManifestMismatch] {
    let texts = zip(facts(baseline), facts(candidate))
    let differing = texts.compactMap { before, after -> ManifestMismatch? in
      let isSettled = before.isKnown || !before.mustBeKnown
      return before.text == after.text && isSettled
        ? nil
        : ManifestMismatch(field: before.field, baseline: before.text, candidate: after.text)
    }
    return differing + suiteMismatches(baseline, candidate, hasOtherRows: hasOtherRows)
  }

  /// The facts in which two runs that were read differ and must not.
  public static func all(_ baseline: ComparedRun, _ candidate: ComparedRun) -> [ManifestMismatch] {
    let names = [baseline, candidate].map { Set($0.table.benchmarks) }
    return all(baseline.manifest, candidate.manifest, hasOtherRows: names[0] != names[1])
  }

  private struct Fact {
    let field: String
    let text: String
    let isKnown: Bool
    let mustBeKnown: Bool

    init<Value>(
      _ field: String,
      _ fact: Knowable<Value>,
      mustBeKnown: Bool = false,
      _ words: (Value) -> String = { "\($0)" }
    ) {
      self.field = field
      self.mustBeKnown = mustBeKnown
      isKnown = fact.value != nil
      text = shortened(fact.value.map(words) ?? "unknown: \(fact.reason ?? "")")
    }
  }

  private static func facts(_ run: Manifest) -> [Fact] {
    [
      Fact("machine.architecture", run.machine.architecture),
      Fact("machine.cpuModel", run.machine.cpuModel),
      Fact("machine.libc", run.machine.libc),
      Fact("build.kind", .known(run.build.kind.rawValue)),
      Fact("build.compiler", run.build.compiler, mustBeKnown: true),
      Fact("build.flags", run.build.flags, mustBeKnown: true, withoutConditions),
      Fact("build.optimization", run.build.optimization),
      Fact("build.wholeModule", run.build.wholeModule),
      Fact("build.crossModuleOptimization", run.build.crossModuleOptimization),
      Fact("build.libraryEvolution", run.build.libraryEvolution),
      Fact("build.exclusivityChecking", run.build.exclusivityChecking),
    ]
  }

  /// Rows that mean something else on either side, and a hash that differs for no visible reason.
  ///
  /// A benchmark that came or went changes the hash too, and so does one that declares other things;
  /// ``Coverage`` and ``Redeclaration`` name those, and they are no reason to leave all others
  /// uncompared.
  private static func suiteMismatches(
    _ one: Manifest,
    _ other: Manifest,
    hasOtherRows: Bool
  ) -> [ManifestMismatch] {
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
    let isExplained =
      hasOtherRows || Set(known.keys) != Set(other.benchmarks.map(\.name))
      || !Redeclaration.all(one, other).isEmpty
    if !changed.isEmpty || isExplained { return changed }
    return [
      ManifestMismatch(
        field: "suiteHash",
        baseline: one.suiteHash.value ?? "unknown",
        candidate: other.suiteHash.value ?? "unknown"
      )
    ]
  }

  private static func text(_ benchmark: BenchmarkDescription) -> String {
    "\(benchmark.operationsPerIteration) operations an iteration,"
      + " against \(benchmark.reference ?? "nothing")"
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
