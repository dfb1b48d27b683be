import FoundationEssentials
import Testing

@testable import Results

@Suite struct ManifestTests {
  static let manifest = Manifest(
    started: Date(timeIntervalSince1970: 1_796_000_000.75),
    ended: Date(timeIntervalSince1970: 1_796_000_100),
    durationSeconds: 99.25,
    commandLine: ["DispatchBench", "run", "--filter", "a b"],
    seed: .max,
    effort: "quick",
    launches: 6,
    machine: Machine(
      cpuModel: .known("Some \"CPU\" <x>"),
      cores: .known(2),
      kernel: .known("Linux 6.1"),
      architecture: .known("x86_64"),
      libc: .unknown(because: "not glibc")
    ),
    build: BuildFacts(
      kind: .release,
      compiler: .known("Swift 6.3.1"),
      flags: .known(["-O"]),
      optimization: .known("-O"),
      wholeModule: .known(true),
      crossModuleOptimization: .known("default"),
      libraryEvolution: .known(false),
      exclusivityChecking: .known(true),
      commit: .known("abc"),
      hasUncommittedChanges: .unknown(because: "no git")
    ),
    suiteHash: .known("0f"),
    layoutFloor: .known(1.08),
    interposerNanoseconds: .unknown(because: "not measured"),
    emptyLoop: "Control.empty.loop",
    instruments: [Instrument(name: "callgrind", version: .unknown(because: "not installed"))],
    benchmarks: [
      BenchmarkDescription(
        name: "Boxing.store.any",
        reference: nil,
        operationsPerIteration: 1,
        leaves: "nothing",
        note: "boxed"
      )
    ],
    omissions: [Omission(subject: "Tree", status: .timedOut, reason: "10 s")]
  )

  @Test func readsBackWhatItWrites() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/run.json"
      try Self.manifest.write(to: path)
      #expect(try Manifest(readingFrom: path) == Self.manifest)
    }
  }

  @Test func writesSortedKeysAndReasons() throws {
    let text = String(decoding: try Self.manifest.json(), as: UTF8.self)
    let keys = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }
    #expect(keys == keys.sorted())
    #expect(text.contains("\"started\" : \"2026-11-30T"))
    #expect(text.contains("\"reason\" : \"not glibc\",\n      \"value\" : null"))
    #expect(text.hasSuffix("}\n"))
  }

  @Test func refusesANumberThatIsNotFinite() {
    var manifest = Self.manifest
    manifest.durationSeconds = .nan
    let error = #expect(throws: ResultFileError.self) { try manifest.json() }
    #expect(error?.description == "run.json: durationSeconds: found nan, expected a finite number")
  }

  @Test(arguments: [
    ("\"schema\" : 1", "\"schema\" : 7", "schema: found 7, expected 1"),
    ("\"schema\" : 1", "\"x\" : 1", "schema: found nothing, expected the key"),
    (
      "\"launches\" : 6", "\"launches\" : \"6\"",
      "launches: found another kind of value, expected Int"
    ),
    ("\"value\" : 2", "\"value\" : null", "machine.cores.reason: found nothing, expected the key"),
    ("\"leaves\" : \"nothing\",", "", "benchmarks[0].leaves: found nothing, expected the key"),
    (
      "\"name\" : \"Boxing.store.any\"", "\"name\" : \"boxing|\"",
      "benchmarks[0].name: found 'boxing|', expected Family.operation.variant or"
        + " Family.operation.variant.parameter"
    ),
    (
      "\"operationsPerIteration\" : 1", "\"operationsPerIteration\" : 0",
      "benchmarks[0].operationsPerIteration: found 0, expected at least 1"
    ),
  ])
  func namesTheKeyThatIsWrong(_ old: String, _ new: String, _ message: String) throws {
    let text = String(decoding: try Self.manifest.json(), as: UTF8.self)
    let broken = text.replacing(old, with: new)
    #expect(broken != text)
    let error = #expect(throws: ResultFileError.self) {
      try Manifest(json: Array(broken.utf8), path: "run.json")
    }
    #expect(error?.description == "run.json: " + message)
  }

  @Test(arguments: ["", "{", "[]", "nonsense", "{\"schema\": NaN}"])
  func refusesWhatIsNoManifest(_ text: String) {
    let error = #expect(throws: ResultFileError.self) {
      try Manifest(json: Array(text.utf8), path: "run.json")
    }
    #expect(error?.description.hasPrefix("run.json: run: found ") == true)
  }

  @Test func coversAFamilyOrOneBenchmark() {
    #expect(Omission(subject: "Tree", reason: "").covers(name("Tree.fold.any")))
    #expect(Omission(subject: "Tree.fold.any", reason: "").covers(name("Tree.fold.any")))
    #expect(!Omission(subject: "Tree.fold", reason: "").covers(name("Tree.fold.any")))
  }
}
