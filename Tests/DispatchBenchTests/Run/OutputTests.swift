import Foundation
import Results
import Testing

/// What a run of the built program does to its output directory.
@Suite(.serialized) struct OutputTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func arguments(output: String, _ more: [String] = []) -> [String] {
    [
      "run", "--with-faults", "--exact", "Faults.work.twin", "--launches", "1",
      "--time-budget", "0.1", "--allow-debug-build", "--output", output,
    ] + more
  }

  @Test func holdsThreeFilesAndNoTrace() throws {
    let outcome = try BuiltExecutable.run(arguments(output: scratch.path("a/b")), in: scratch)
    #expect(outcome.status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.path("a/b"))
    #expect(files.sorted() == ["results.csv", "run.json", "samples.csv"])
  }

  @Test func isAnsweredInJSONWithTheRowsOfItsFile() throws {
    let outcome = try BuiltExecutable.run(
      arguments(output: scratch.path("out"), ["--format", "json"]),
      in: scratch
    )
    let table = try ResultTable(readingFrom: scratch.path("out/results.csv"))
    #expect(
      outcome.output == String(decoding: try jsonBytes(RowsDocument(table.rows)), as: UTF8.self)
    )
    #expect(outcome.output.contains("\"schema\" : 1"))
  }

  @Test func isRefusedToASecondRun() throws {
    let slow = ["--exact", "Faults.work.hangs", "--time-limit", "600"]
    let first = try BuiltExecutable(arguments(output: scratch.path("out"), slow), in: scratch)
    try first.start()
    try scratch.waitForFile("out/.lock")
    usleep(100_000)
    let second = try BuiltExecutable.run(arguments(output: scratch.path("out")), in: scratch)
    #expect(second.status == 74)
    #expect(second.output == "")
    #expect(second.errors.contains(scratch.path("out")))
    #expect(second.errors.contains("in use by process"))
    first.send(SIGTERM)
    #expect(try first.finish().status == 143)
    let third = try BuiltExecutable.run(arguments(output: scratch.path("out")), in: scratch)
    #expect(third.status == 0)
  }

  @Test func isNotMadeWhereNoneCanBe() throws {
    try Data("a file\n".utf8).write(to: scratch.url("file"))
    let path = scratch.path("file/out")
    let outcome = try BuiltExecutable.run(arguments(output: path), in: scratch)
    #expect(outcome.status == 74)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(scratch.path("file")))
  }

  @Test func keepsOldFilesWholeWhereANewOneCannotBeWritten() throws {
    let obstacle = scratch.url("out/results.csv")
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
    try Data("old\n".utf8).write(to: scratch.url("out/samples.csv"))
    let outcome = try BuiltExecutable.run(arguments(output: scratch.path("out")), in: scratch)
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("results.csv"))
    let old = try Data(contentsOf: scratch.url("out/samples.csv"))
    #expect(old == Data("old\n".utf8))
  }

  @Test func isSilentOnRequest() throws {
    let outcome = try BuiltExecutable.run(
      arguments(output: scratch.path("out"), ["--quiet"]),
      in: scratch
    )
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
  }

  @Test func printsTheFileItWrites() throws {
    let outcome = try BuiltExecutable.run(
      arguments(output: scratch.path("out"), ["--format", "csv"]),
      in: scratch
    )
    let file = try Data(contentsOf: scratch.url("out/results.csv"))
    #expect(outcome.output == String(decoding: file, as: UTF8.self))
  }

  @Test func hasTheReferenceOfWhatWasChosen() throws {
    _ = try BuiltExecutable.run(arguments(output: scratch.path("out")), in: scratch)
    let table = try ResultTable(readingFrom: scratch.path("out/results.csv"))
    let reference = try #require(BenchmarkName("Faults.work.sound"))
    #expect(table[reference, .time] != nil)
  }

  @Test func isColouredOnRequestOnly() throws {
    let always = try BuiltExecutable.run(
      arguments(output: scratch.path("out"), ["--color", "always"]),
      in: scratch
    )
    let auto = try BuiltExecutable.run(arguments(output: scratch.path("out")), in: scratch)
    #expect(always.output.contains("\u{1B}["))
    #expect(!auto.output.contains("\u{1B}["))
  }
}
