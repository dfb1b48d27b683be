import Foundation
import Results
import Testing

/// `count` and `run` where valgrind is absent, too old or dying, and where there is nothing to read.
@Suite struct MissingValgrindTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try FileManager.default.createDirectory(
      at: scratch.url("bin"),
      withIntermediateDirectories: true
    )
  }

  /// Puts a program that stands in for valgrind into the only directory of PATH.
  private func install(_ script: String) throws {
    let file = scratch.path("bin/valgrind")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: file))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
  }

  private func run(_ arguments: [String]) throws -> BuiltExecutable.Outcome {
    let program = try BuiltExecutable(
      arguments,
      environment: ["PATH": scratch.path("bin")],
      in: scratch
    )
    try program.start()
    return try program.finish()
  }

  private let count = ["count", "--with-faults", "--exact", "Faults.work.sound"]

  @Test func saysHowToGetOne() throws {
    let outcome = try run(count)
    #expect(outcome.status == 4)
    #expect(
      outcome.errors == "Error: no valgrind in PATH, which exact counts need; "
        + "install it: apt-get install valgrind\n"
    )
  }

  @Test func refusesOneThatIsTooOld() throws {
    try install("echo valgrind-3.15.0")
    let outcome = try run(count)
    #expect(outcome.status == 4)
    #expect(
      outcome.errors == "Error: found valgrind-3.15.0, expected valgrind 3.19 or newer; "
        + "install it: apt-get install valgrind\n"
    )
  }

  @Test func repeatsTheLastWordsOfOneThatDies() throws {
    try install(
      "[ \"$1\" = --version ] && echo valgrind-3.19.0 && exit; echo out of lives >&2; exit 7"
    )
    let outcome = try run(count)
    #expect(outcome.status == 4)
    #expect(
      outcome.errors == "Error: valgrind ended before it reached a benchmark: "
        + "it ended with status 7; out of lives\n"
    )
  }

  @Test func isNoReasonForARunToFail() throws {
    let outcome = try run([
      "run", "--with-faults", "--filter", "^Faults.work.(sound|twin)$", "--launches", "2",
      "--time-budget", "0.1", "--allow-debug-build", "--output", scratch.path("out"),
    ])
    #expect(outcome.status == 0)
    let directory = ResultDirectory(path: scratch.path("out"))
    let table = try ResultTable(readingFrom: directory.results)
    let sound = try #require(BenchmarkName("Faults.work.sound"))
    let row = try #require(table[sound, .instructions])
    #expect(row.status == .notMeasured)
    #expect(row.note.hasPrefix("no valgrind in PATH"))
    #expect(table[sound, .time]?.status == .ok)
    let manifest = try Manifest(readingFrom: directory.manifest)
    let callgrind = manifest.instruments.first { $0.name == "callgrind" }
    #expect(callgrind?.version.reason == row.note)
  }

  @Test(.enabled(if: RealValgrind.isThere, "no valgrind in PATH"))
  func saysWhatToBuildWhereThereAreNoSymbols() throws {
    let stripped = scratch.path("stripped")
    let image = try Data(contentsOf: URL(filePath: BuiltProducts.path("DispatchBench")))
    try Self.withoutSymbols(image).write(to: URL(filePath: stripped))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: stripped)
    let program = try BuiltExecutable(count, executable: stripped, in: scratch)
    try program.start()
    let outcome = try program.finish()
    #expect(outcome.status == 4)
    #expect(outcome.errors.hasSuffix("build it unstripped with 'swift build -c release'\n"))
  }

  /// The ELF file with its symbol table called something else, as far as a reader can see.
  private static func withoutSymbols(_ image: Data) -> Data {
    var image = image
    func integer(_ offset: Int, _ width: Int) -> Int {
      (0..<width).reversed().reduce(0) { $0 << 8 | Int(image[offset + $1]) }
    }
    let (table, size, count) = (integer(40, 8), integer(58, 2), integer(60, 2))
    for header in (0..<count).map({ table + $0 * size }) where integer(header + 4, 4) == 2 {
      image[header + 4] = 0
    }
    return image
  }
}
