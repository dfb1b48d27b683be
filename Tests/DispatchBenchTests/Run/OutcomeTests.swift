import Results
import Testing

/// Experiments, as a run of the built executable carries them out.
@Suite struct OutcomeTests {
  private func row(of name: String, effort: String) throws -> ResultRow {
    let scratch = try Scratch()
    let output = scratch.path("run")
    let outcome = try BuiltExecutable.run(
      ["run", "--exact", name, "--effort", effort, "--allow-debug-build", "--output", output],
      in: scratch
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    let table = try ResultTable(readingFrom: ResultDirectory(path: output).results)
    let name = try #require(BenchmarkName(name))
    return try #require(table[name, .scenario])
  }

  @Test func aBoxIsMadeForEachErasedViewOfABodyThatRuns() throws {
    let row = try row(of: "Scenario.holds.erased.A06", effort: "quick")
    if row.status == .notMeasured {
      #expect(row.note == "a sanitizer owns the heap functions")
    } else {
      #expect(row.value == 1, "\(row.note)")
    }
  }

  @Test func theCompilerTakesAnArrayForForEachAndRefusesASet() throws {
    let row = try row(of: "Proof.holds.compiler.G11", effort: "standard")
    #expect(row.value == 1, "\(row.note)")
  }

  @Test func aQuickRunSaysThatItLeftOutWhatTakesSeconds() throws {
    let row = try row(of: "Proof.holds.compiler.G11", effort: "quick")
    #expect(row.value == nil)
    #expect(row.status == .notMeasured)
    #expect(row.note == "not tried at quick effort")
  }
}
