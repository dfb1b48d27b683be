import Results
import Testing

@testable import DispatchBench

@Suite struct HeapAgreementTests {
  private func table(_ allocations: Double?, _ calls: Double?) throws -> ResultTable {
    let name = try #require(BenchmarkName("Boxing.store.any.32B"))
    func row(_ metric: Metric, _ value: Double?) -> ResultRow {
      ResultRow(
        benchmark: name,
        metric: metric,
        value: value,
        n: 2,
        status: value == nil ? .notMeasured : .ok
      )
    }
    return try ResultTable([row(.allocations, allocations), row(.mallocCalls, calls)])
  }

  @Test func namesTheRowAndBothNumbers() throws {
    let agreement = try #require(HeapAgreement(in: try table(1, 1.5)))
    #expect(agreement.agreed == 0)
    #expect(
      agreement.complaints == [
        "Boxing.store.any.32B allocates 1 blocks per operation by the heap counter, "
          + "and 1.5 by callgrind"
      ]
    )
  }

  @Test(arguments: [1.0, 0]) func countsTheRowsThatAgree(allocations: Double) throws {
    let agreement = try #require(HeapAgreement(in: try table(allocations, allocations)))
    #expect(agreement.words == "1 rows: both instruments agree on allocations")
    #expect(agreement.complaints == [])
  }

  @Test(arguments: [(nil, 1), (1, nil)] as [(Double?, Double?)])
  func takesNothingThatWasComparedForNoAgreement(allocations: Double?, calls: Double?) throws {
    let agreement = try #require(HeapAgreement(in: try table(allocations, calls)))
    #expect(agreement.agreed == 0)
    #expect(agreement.complaints.count == 1)
    #expect(agreement.complaints[0].hasPrefix("no row of the run"))
  }

  @Test func passesOverRowsThatDeclareNothingAndCountsWithoutARun() throws {
    let name = try #require(BenchmarkName("Boxing.store.any.32B"))
    #expect(HeapAgreement(in: try table(1, 2), besides: [name])?.disagreements == [])
    let counts = try table(1, 1).rows.filter { $0.metric == .mallocCalls }
    #expect(HeapAgreement(in: try ResultTable(counts)) == nil)
  }
}
