import Measurement
import Results
import Testing

@testable import DispatchBench

/// `--filter R28` means the report from the field, wherever a row cites it.
@Suite struct FieldReportSelectionTests {
  @Test func takesRowsThatCiteTheReportInTheirNoteAlone() throws {
    let names = try chosen(["list", "--filter", "R28"])
    #expect(names.contains("Cast.first.any.4000"))
    #expect(names.allSatisfy { $0.hasPrefix("Cast.first.") })
  }

  @Test func takesNoRowOfAReportWhoseNumberBeginsAlike() throws {
    let names = try chosen(["list", "--filter", "R2"])
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { $0.hasPrefix("Conversion.hop.") })
  }

  @Test func takesWhatTheCompilerCrashesOn() throws {
    #expect(try chosen(["list", "--filter", "R38"]) == ["Proof.holds.compiler.R38"])
  }

  @Test func looksForEveryOtherPatternInNamesAlone() throws {
    #expect(throws: UsageError.self) { try chosen(["list", "--filter", "R28."]) }
    let names = try chosen(["list", "--filter", "R3."])
    #expect(names.allSatisfy { $0.contains("R3") })
  }

  @Test func leavesOutWhatCitesASkippedReport() throws {
    let names = try chosen(["list", "--filter", "^Cast.first", "--skip", "R28"])
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { !$0.hasPrefix("Cast.first.any.") })
  }

  @Test func findsNothingForANumberThatNoRowCites() throws {
    #expect(throws: UsageError.self) { try chosen(["list", "--filter", "R99"]) }
  }

  @Test(arguments: [
    ["list", "--filter", "^Cast.first.any.0$"], ["list", "--filter", "R28"],
  ])
  func theListSaysWhatARowCites(arguments: [String]) throws {
    let outcome = try BuiltExecutable.run(arguments, in: try Scratch())
    let line = try #require(outcome.output.split(separator: "\n").first)
    #expect(line.split(separator: "  ").map(String.init).first == "Cast.first.any.0")
    #expect(line.hasSuffix("against Cast.first.concrete.0, R28"))
  }

  @Test func theListForProgramsSaysWhatARowCites() throws {
    let arguments = ["list", "--exact", "Cast.first.any.0", "--format", "json"]
    let outcome = try BuiltExecutable.run(arguments, in: try Scratch())
    #expect(outcome.output.contains("\"reports\" : [\n        \"R28\"\n      ]"))
  }

  private func chosen(_ arguments: [String]) throws -> [String] {
    guard case .invocation(let invocation) = try Program.command.parse(arguments) else {
      throw Refused()
    }
    let selection = try Selection(invocation, forMeasuring: false)
    return selection.benchmarks.map(\.name.description) + selection.layouts.map(\.name.description)
      + selection.outcomes.map(\.name.description)
  }

  private struct Refused: Error {}
}
