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

  @Test func aRowThatMeansSomethingElseIsNamed() {
    let before = manifest(benchmarks: [described("Boxing.store.any"), described("Boxing.copy.any")])
    let after = manifest(
      benchmarks: [
        described("Boxing.store.any", leaves: "retains 1"), described("Boxing.copy.any"),
      ],
      suiteHash: "bb"
    )
    #expect(ManifestMismatch.all(before, after).map(\.field) == ["benchmarks.Boxing.store.any"])
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
