import Results
import Testing

@testable import Measurement

@Suite struct CountingPlanTests {
  private func benchmark(
    _ text: String,
    operations: Int = 1,
    isCold: Bool = false
  ) throws -> Benchmark {
    Benchmark(
      try #require(BenchmarkName(text)),
      operationsPerIteration: operations,
      leaves: .nothing,
      isCold: isCold,
      preparing: { Body { UInt64($0) } }
    )
  }

  @Test func entersAWarmBodyOnceToSettleThenAtNAnd2N() throws {
    for (operations, count) in [(1, 64), (7, 64), (8, 8), (99, 8), (100, 2), (199, 2), (200, 1)] {
      let entry = CountingPlan.Entry(try benchmark("A.b.c", operations: operations))
      #expect(entry.settling == count)
      #expect(entry.counted == [count, 2 * count])
    }
  }

  @Test func entersAColdBodyOnce() throws {
    let entry = CountingPlan.Entry(try benchmark("A.b.c", isCold: true))
    #expect(entry.isCold)
    #expect(entry.counted == [1])
  }

  @Test func readsWhatItWrites() throws {
    let names = ["A.b.c", "A" + String(repeating: "b", count: 55) + ".c.d"]
    for name in names {
      let entry = CountingPlan.Entry(try benchmark(name))
      #expect(entry.line.utf8.count == CountingPlan.lineLength)
      #expect(CountingPlan.Entry(entry.line) == entry)
    }
    let cold = CountingPlan.Entry(try benchmark("A.b.c", isCold: true))
    #expect(CountingPlan.Entry(cold.line) == cold)
    let plan = CountingPlan(entries: try names.map { CountingPlan.Entry(try benchmark($0)) })
    #expect(plan.text.utf8.count == 2 * CountingPlan.lineLength)
  }

  @Test(arguments: ["", "\n", "A.b.c", "A.b.c 64 x", "A.b.c 0", "A.b.c -1", "A.b.c 1 2"])
  func rejectsALineThatIsNoEntry(line: String) { #expect(CountingPlan.Entry(line) == nil) }
}
