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
    #expect(
      HeapAgreement.disagreements(in: try table(1, 1.5)) == [
        "Boxing.store.any.32B allocates 1 blocks per operation by the heap counter, "
          + "and 1.5 by callgrind"
      ]
    )
  }

  @Test(arguments: [(1.0, 1.0), (0, 0), (nil, 1), (1, nil)] as [(Double?, Double?)])
  func passesOverRowsThatAgreeOrHaveOneNumber(allocations: Double?, calls: Double?) throws {
    #expect(HeapAgreement.disagreements(in: try table(allocations, calls)) == [])
  }
}
