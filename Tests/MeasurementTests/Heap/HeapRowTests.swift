import Results
import Testing

@testable import Measurement

@Suite struct HeapRowTests {
  private func benchmark(operations: Int = 1) throws -> Benchmark {
    Benchmark(
      try #require(BenchmarkName("Family.work.first")),
      operationsPerIteration: operations,
      leaves: .nothing,
      measuring: { UInt64($0) }
    )
  }

  private func points(_ counts: [Int], peak: Int = 64) -> [(iterations: Int, counts: HeapCounts)] {
    zip([8, 16, 32], counts).map { iterations, count in
      let counts = HeapCounts(
        allocations: count,
        allocatedBytes: count * 24,
        frees: count,
        peakLiveBytes: peak
      )
      return (iterations, counts)
    }
  }

  /// Three blocks for entering, two for each of 8, 16 and 32 iterations.
  @Test func takesTheEntryOutOfTheCount() throws {
    let launch = points([19, 35, 67])
    let rows = HeapRow.rows(of: try benchmark(), from: [launch, launch])
    #expect(rows.map(\.metric) == [.allocations, .allocatedBytes, .frees, .peakLiveBytes])
    #expect(rows.map(\.value) == [2, 48, 2, 64])
    #expect(rows.allSatisfy { $0.n == 2 && $0.status == .ok && $0.low == nil })
  }

  @Test func dividesByTheOperations() throws {
    let launch = points([8, 16, 32])
    let rows = HeapRow.rows(of: try benchmark(operations: 4), from: [launch, launch])
    #expect(rows[0].value == 0.25)
  }

  @Test func callsACountUnstableThatIsNoMultipleOfTheWork() throws {
    let launch = points([8, 16, 33])
    let row = HeapRow.rows(of: try benchmark(), from: [launch, launch])[0]
    #expect(row.status == .unstable)
    #expect(row.value == nil)
  }

  @Test func callsLaunchesUnstableThatDisagree() throws {
    let rows = HeapRow.rows(
      of: try benchmark(),
      from: [points([8, 16, 32]), points([16, 32, 64], peak: 96)]
    )
    #expect(rows.allSatisfy { $0.status == .unstable && $0.value == nil && $0.n == 2 })
  }
}
