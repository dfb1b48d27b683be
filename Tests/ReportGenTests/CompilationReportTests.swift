import Testing

@testable import ReportGen
@testable import Results

@Suite struct CompilationReportTests {
  private static let compilations = rows(
    """
    Compile.modifiers.typed.O-100 compile_seconds 2 [1.9 2.1]
    Compile.modifiers.typed.O-100 compile_user_seconds 1.8 [1.7 1.9]
    Compile.modifiers.typed.O-100 compile_peak_bytes 104857600 [104857600 104857600]
    Compile.modifiers.typed.O-100 text_bytes 2048
    Compile.modifiers.typed.O-100 longest_symbol_bytes 417
    Compile.modifiers.any.O-100 compile_seconds 1.8 [1.7 1.9]
    Compile.modifiers.any.O-100 ratio 0.9 [0.88 0.92] Compile.modifiers.typed.O-100
    """
  )

  private func report(_ results: [ResultRow], _ compilations: [ResultRow]) throws -> String {
    var manifest = MadeUpRun.manifest
    manifest.benchmarks = []
    let beside = (results: try ResultTable(compilations), manifest: manifest)
    let input = RunInput(
      results: try ResultTable(results),
      manifest: manifest,
      compilations: compilations.isEmpty ? nil : beside
    )
    return Report(input: input, command: "x").text
  }

  @Test func showsWhatACompilationTakesAndLeaves() throws {
    let text = try report([], Self.compilations)
    #expect(text.contains("wall s") && text.contains("user s") && text.contains("peak MiB"))
    #expect(text.contains("2.000") && text.contains("1.800") && text.contains("100.0"))
    #expect(text.contains("text KiB") && text.contains("longest symbol") && text.contains("417"))
    #expect(text.contains("- **Compilations:** 2026-01-01T00:00:00Z"))
  }

  @Test func appliesNoLayoutFloorToACompiler() throws {
    // 4 % lies within the made-up floor of 8.3 %.
    let narrow = changed(
      Self.compilations,
      by: rows("Compile.modifiers.any.O-100 ratio 0.96 [0.95 0.97] Compile.modifiers.typed.O-100")
    )
    let text = try report([], narrow)
    #expect(text.contains("1. **Compile.modifiers with any, O-100** takes 0.960x [0.950, 0.970]"))
    #expect(text.contains("No loop is timed here, so no layout floor applies."))
    let loops = rows("Tree.fold.any time 2 [1 3]; Tree.fold.any ratio 1.04 [1.03 1.05]")
    #expect(try report(loops, narrow).contains("No difference below the layout floor of 1.083x"))
    #expect(try !report(loops, narrow).contains("**Tree.fold with any**"))
  }

  @Test func keepsTheRowsOfTheRunWhereBothHaveThem() throws {
    let own = rows("Compile.modifiers.typed.O-100 compile_seconds 7 [6 8]")
    let text = try report(own, Self.compilations)
    #expect(text.contains("7.000") && !text.contains("2.000"))
  }
}
