import Foundation
import Results
import Testing

/// What the built program writes about compiling.
@Suite struct CompileCostCommandTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func writesRowsSamplesAndManifest() throws {
    let outcome = try run([
      "--studies", "types", "--sizes", "2", "--forms", "typed,any", "--repeat", "2",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("types any Onone-2"))
    let table = try ResultTable(readingFrom: scratch.path("out/results.csv"))
    #expect(table.rows.count == 2 * (5 + 6))
    let name = try #require(BenchmarkName("Compile.types.any.O-2"))
    #expect(table[name, .compileSeconds]?.n == 2)
    #expect(table[name, .ratio]?.reference == name.twin("typed"))
    let manifest = try Manifest(readingFrom: scratch.path("out/run.json"))
    #expect(manifest.benchmarks.count == 4)
    #expect(manifest.build.compiler.value?.contains("Swift version") == true)
    let samples = try String(contentsOf: scratch.url("out/samples.csv"), encoding: .utf8)
    #expect(samples.split(separator: "\n").count == 1 + 2 * 4)
  }

  @Test func answersProgramsInJSON() throws {
    let outcome = try run([
      "--studies", "types", "--sizes", "1", "--forms", "any", "--repeat", "1", "--format", "json",
    ])
    let table = try ResultTable(readingFrom: scratch.path("out/results.csv"))
    #expect(
      outcome.output == String(decoding: try jsonBytes(RowsDocument(table.rows)), as: UTF8.self)
    )
    #expect(outcome.output.contains("\"schema\" : 1"))
  }

  /// The 6.3.1 compiler aborts where 400 opaque results are nested; a compiler that does not is
  /// a reason to correct this test and what cites it.
  @Test func recordsWhereTheCompilerGivesUp() throws {
    let outcome = try run([
      "--studies", "modifiers", "--sizes", "400", "--forms", "typed,any", "--repeat", "1",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Compile.modifiers.typed.Onone-400: the compiler aborts"))
    let table = try ResultTable(readingFrom: scratch.path("out/results.csv"))
    let name = try #require(BenchmarkName("Compile.modifiers.typed.Onone-400"))
    #expect(table[name, .compileSeconds]?.status == .crashed)
    let any = try #require(name.twin("any"))
    #expect(table[any, .compileSeconds]?.status == .ok)
  }

  @Test func keepsTheSourcesOnRequest() throws {
    let outcome = try run([
      "--studies", "types", "--sizes", "1", "--forms", "any", "--repeat", "1", "--quiet",
      "--sources", scratch.path("kept"),
    ])
    #expect(outcome.output.isEmpty)
    let source = scratch.url("kept/Compile.types.any.O-1.swift")
    #expect(try String(contentsOf: source, encoding: .utf8).contains("protocol Shape"))
  }

  @Test(arguments: ["typed,typed", "typed,", "none"])
  func refusesFormsThatAreNone(_ forms: String) throws {
    #expect(try run(["--forms", forms]).status == 64)
  }

  private func run(_ arguments: [String]) throws -> BuiltExecutable.Outcome {
    let all = ["compile-cost", "--output", scratch.path("out")] + arguments
    return try BuiltExecutable.run(all, in: scratch)
  }
}
