import Testing

@testable import Results

@Suite struct ManifestMismatchTests {
  private func fields(_ change: (inout Manifest) -> Void) -> [String] {
    var other = manifest()
    change(&other)
    return ManifestMismatch.all(manifest(), other).map(\.field)
  }

  @Test func namesEachFactThatDecidesACount() {
    #expect(fields { $0.build.compiler = .known("Swift 6.4") } == ["build.compiler"])
    #expect(fields { $0.build.compiler = .unknown(because: "no") } == ["build.compiler"])
    #expect(fields { $0.build.flags = .known(["-Osize"]) } == ["build.flags"])
    #expect(fields { $0.build.exclusivityChecking = .known(false) }.count == 1)
    #expect(fields { $0.machine.cpuModel = .known("Model 2") } == ["machine.cpuModel"])
    #expect(fields { $0.machine.architecture = .known("aarch64") } == ["machine.architecture"])
    #expect(fields { $0.suiteHash = .known("bb") } == ["suiteHash"])
  }

  @Test func passesOverWhatIsMeantToDiffer() {
    #expect(fields { $0.build.commit = .known("2222") }.isEmpty)
    #expect(fields { $0.seed = 2 }.isEmpty)
    #expect(fields { $0.machine.kernel = .known("Linux 6.2") }.isEmpty)
    #expect(fields { $0.build.flags = .known(["-O", "-DX", "-wmo", "-D", "Y"]) }.isEmpty)
  }

  @Test func flagsThatNobodyKnowsAreNotAlike() {
    var unknown = manifest()
    unknown.build.flags = .unknown(because: "the executable was moved")
    let mismatches = ManifestMismatch.all(unknown, unknown)
    #expect(mismatches.map(\.field) == ["build.flags"])
    #expect(mismatches.map(\.baseline) == ["unknown: the executable was moved"])
    var libc = manifest()
    libc.machine.libc = .unknown(because: "no such function")
    #expect(ManifestMismatch.all(libc, libc).isEmpty)
  }

  @Test func aLayoutThatCameExplainsAnotherSuiteHash() throws {
    let rows = try table(exact("Boxing.store.any", .retains, 1))
    let more = try table(
      exact("Boxing.store.any", .retains, 1),
      exact("Layout.size.any", .layoutBytes, 40)
    )
    let other = manifest(suiteHash: "bb")
    #expect(
      ManifestMismatch.all(run("a", rows), run("b", rows, other)).map(\.field) == ["suiteHash"]
    )
    #expect(ManifestMismatch.all(run("a", rows), run("b", more, other)).isEmpty)
  }

  @Test(
    arguments: [
      { $0.operationsPerIteration = 2 }, { $0.reference = "Boxing.copy.any" },
    ] as [@Sendable (inout BenchmarkDescription) -> Void]
  )
  func aRowThatMeansSomethingElseIsNamed(
    _ change: @Sendable (inout BenchmarkDescription) -> Void
  ) {
    let rows = [described("Boxing.store.any"), described("Boxing.copy.any")]
    var other = rows
    change(&other[0])
    let before = manifest(benchmarks: rows)
    let after = manifest(benchmarks: other, suiteHash: "bb")
    #expect(ManifestMismatch.all(before, after).map(\.field) == ["benchmarks.Boxing.store.any"])
  }

  @Test func aRowThatDeclaresOtherThingsForbidsNothingAndIsNamed() {
    let before = manifest(benchmarks: [described("Boxing.store.any"), described("Boxing.copy.any")])
    let after = manifest(
      benchmarks: [
        described("Boxing.store.any", leaves: "retains 1"), described("Boxing.copy.any"),
      ],
      suiteHash: "bb"
    )
    #expect(ManifestMismatch.all(before, after).isEmpty)
    let redeclared = Redeclaration.all(before, after)
    #expect(redeclared.map(\.benchmark) == ["Boxing.store.any"])
    #expect(redeclared.map(\.candidate) == ["retains 1"])
  }

  @Test func aRowThatCameOrWentDoesNotForbidTheOthers() {
    let before = manifest(benchmarks: [described("Boxing.store.any")])
    let after = manifest(
      benchmarks: [described("Boxing.store.any"), described("Boxing.copy.any")],
      suiteHash: "bb"
    )
    #expect(ManifestMismatch.all(before, after).isEmpty)
  }
}
