import Foundation
import Measurement
import Results
import Testing

/// What `count --output` leaves in a directory.
@Suite(.enabled(if: RealValgrind.isThere, "no valgrind in PATH"), .serialized)
struct CountedRunTests {
  private let scratch: Scratch
  private let files: ResultDirectory

  init() throws {
    scratch = try Scratch()
    files = ResultDirectory(path: scratch.path("out"))
  }

  private func count(_ variants: String, _ more: String...) throws -> BuiltExecutable.Outcome {
    let selection = ["--with-faults", "--filter", "^Faults.work.(\(variants))$"]
    return try BuiltExecutable.run(
      ["count"] + selection + ["--output", files.path, "--allow-debug-build"] + more,
      in: scratch
    )
  }

  /// Takes a short run of two rows.
  private func run() throws -> BuiltExecutable.Outcome {
    try BuiltExecutable.run(
      [
        "run", "--with-faults", "--filter", "^Faults.work.(sound|twin)$", "--effort", "quick",
        "--launches", "2", "--time-budget", "0.1", "--allow-debug-build", "--output", files.path,
      ],
      in: scratch
    )
  }

  private func name(_ variant: String) throws -> BenchmarkName {
    try #require(BenchmarkName("Faults.work.\(variant)"))
  }

  @Test func isARunWithoutTimes() throws {
    #expect(try count("sound|twin").status == 0)
    let table = try ResultTable(readingFrom: files.results)
    #expect(table.rows.count == 2 * BenchmarkCount.metrics.count)
    #expect(table.rows.allSatisfy { $0.status == .ok && $0.n == 2 })
    let instructions = try #require(table[name("sound"), .instructions]?.value)
    #expect(instructions > 0)
    #expect(try table[name("twin"), .instructions]?.value == instructions)
    let manifest = try Manifest(readingFrom: files.manifest)
    #expect(manifest.launches == 0)
    #expect(manifest.commandLine.prefix(2) == ["DispatchBench", "count"])
    #expect(manifest.benchmarks.map(\.name) == ["Faults.work.sound", "Faults.work.twin"])
    let callgrind = manifest.instruments.first { $0.name == "callgrind" }
    #expect(callgrind?.version.value?.hasPrefix("valgrind-3.") == true)
    #expect(!FileManager.default.fileExists(atPath: files.samples))
  }

  @Test func addsToARunOfTheSameExecutable() throws {
    #expect(try run().status == 0)
    let before = try ResultTable(readingFrom: files.results)
    let samples = try Data(contentsOf: URL(filePath: files.samples))
    #expect(try count("sound|wavers").status == 0)
    let after = try ResultTable(readingFrom: files.results)
    let isCount = { (row: ResultRow) in BenchmarkCount.metrics.contains(row.metric) }
    #expect(after.rows.filter { !isCount($0) } == before.rows.filter { !isCount($0) })
    let counted = Set(after.rows.filter { isCount($0) && $0.value != nil }.map(\.benchmark))
    #expect(counted == [try name("sound"), try name("wavers")])
    #expect(try Data(contentsOf: URL(filePath: files.samples)) == samples)
    let manifest = try Manifest(readingFrom: files.manifest)
    #expect(manifest.effort == "quick")
    #expect(manifest.commandLine.prefix(2) == ["DispatchBench", "run"])
    #expect(manifest.benchmarks.map(\.name).last == "Faults.work.wavers")
    #expect(manifest.instruments.filter { $0.name == "callgrind" }.map(\.isAvailable) == [true])
  }

  @Test func saysOfHowManyRowsBothInstrumentsAgree() throws {
    #expect(try run().status == 0)
    let outcome = try count("sound|twin", "--check")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasSuffix("\n2 rows: both instruments agree on allocations\n"))
  }

  /// An agreement of nothing would pass whatever the instruments say.
  @Test func endsWith5WhereNoRowOfTheRunWasCounted() throws {
    #expect(try run().status == 0)
    let outcome = try count("slows", "--check")
    #expect(outcome.status == 5)
    #expect(outcome.errors.hasPrefix("Error: no row of the run in the output directory"))
  }

  @Test func replacesItsOwnCounts() throws {
    #expect(try count("sound").status == 0)
    let before = try ResultTable(readingFrom: files.results)
    #expect(try count("sound").status == 0)
    #expect(try ResultTable(readingFrom: files.results) == before)
  }

  @Test(arguments: ["0000000000000000", nil])
  func keepsOffARunOfAnotherExecutable(hash: String?) throws {
    #expect(try count("sound").status == 0)
    var manifest = try Manifest(readingFrom: files.manifest)
    manifest.build.executable = hash.map { .known($0) }
    try manifest.write(to: files.manifest)
    let before = try Data(contentsOf: URL(filePath: files.results))
    let outcome = try count("twin")
    #expect(outcome.status == 4)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("measured by another executable than this one"))
    #expect(try Data(contentsOf: URL(filePath: files.results)) == before)
  }
}
