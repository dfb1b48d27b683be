import Measurement
import Results
import Testing

@testable import DispatchBench

/// Every report from the field is found by its number: as a row's parameter or in its note.
@Suite struct FieldReportTests {
  static let numbers = [
    1, 2, 4, 6, 8, 9, 11, 14, 15, 16, 17, 18, 20, 21, 22, 23, 25, 27, 28, 30, 32, 33, 35, 36, 37,
    38,
    41, 42, 43,
  ]

  @Test(arguments: FieldReportExpectation.all)
  func leavesStandingWhatWasReported(_ expectation: FieldReportExpectation) throws {
    let row = try #require(rows(citing: expectation.number).first { $0.row == expectation.row })
    #expect(row.leaves == expectation.leaves)
  }

  @Test(arguments: numbers.filter { $0 != 38 })
  func hasARowWithATwin(_ number: Int) throws {
    let cited = RegistryTests.benchmarks.filter { benchmark in
      SelectableRow(benchmark).reports.contains { $0.number == number }
    }
    #expect(cited.contains { $0.reference != nil })
    #expect(FieldReportExpectation.all.contains { $0.number == number })
  }

  /// What the compiler crashes on cannot be a row, but what becomes of it is an outcome.
  @Test func hasAnOutcomeForTheCrash() throws {
    let outcomes = Suites.all.flatMap(\.outcomes).filter { outcome in
      SelectableRow(outcome).reports.contains { $0.number == 38 }
    }
    #expect(outcomes.map(\.name.description) == ["Proof.holds.compiler.R38"])
  }

  @Test func isNumberedAsTheListHasIt() {
    let benchmarks = RegistryTests.benchmarks.map { SelectableRow($0) }
    let outcomes = Suites.all.flatMap(\.outcomes).map { SelectableRow($0) }
    let layouts = Suites.all.flatMap(\.layouts).map { SelectableRow($0) }
    let cited = (benchmarks + outcomes + layouts).flatMap(\.reports).map(\.number)
    #expect(Set(cited) == Set(Self.numbers))
  }

  @Test(
    arguments: [
      ("R1", 1), ("R28", 28), ("R0", nil), ("R01", nil), ("R", nil), ("R2.", nil), ("r2", nil),
      ("^R2$", nil), ("R2-1", nil), ("R٢", nil), ("", nil), ("R99999999999999999999", nil),
    ] as [(String, Int?)]
  )
  func isANumberAloneAndNothingElse(text: String, number: Int?) {
    #expect(FieldReport(text)?.number == number)
  }

  @Test(
    arguments: [
      ("Conversion.hop.Any.R2-4", "", [2]), ("A.b.c", "R28: any P, R2's", [28, 2]),
      ("Error.throwUnread.preboxed.R8", "R4: a static any Error, see R8", [8, 4]),
      ("A.b.c.R12x", "XR3, R4b", []),
    ] as [(String, String, [Int])]
  )
  func isCitedAsAWordOfItsOwn(name: String, note: String, numbers: [Int]) {
    #expect(FieldReport.cited(by: name, note).map(\.number) == numbers)
  }

  private func rows(citing number: Int) -> [(row: String, leaves: String)] {
    RegistryTests.benchmarks.filter { benchmark in
      SelectableRow(benchmark).reports.contains { $0.number == number }
    }.map { ($0.name.description, $0.leaves.description) }
  }
}
