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

  @Test func entersAWarmBodyTwiceToSettleThenAtNAnd2N() throws {
    #expect(CountingPlan.Entry(try benchmark("A.b.c")).regions == [64, 64, 64, 128])
    let many = try benchmark("A.b.c", operations: 16)
    #expect(CountingPlan.Entry(many).regions == [16, 16, 16, 32])
    let large = try benchmark("A.b.c", operations: 100)
    #expect(CountingPlan.Entry(large).regions == [2, 2, 2, 4])
    let huge = try benchmark("A.b.c", operations: 2_000)
    #expect(CountingPlan.Entry(huge).regions == [1, 1, 1, 2])
  }

  @Test func entersAColdBodyOnce() throws {
    #expect(CountingPlan.Entry(try benchmark("A.b.c", isCold: true)).regions == [1])
  }

  @Test func readsWhatItWrites() throws {
    let names = ["A.b.c", "A" + String(repeating: "b", count: 55) + ".c.d"]
    for name in names {
      let entry = CountingPlan.Entry(try benchmark(name))
      #expect(entry.line.utf8.count == CountingPlan.lineLength)
      #expect(CountingPlan.Entry(entry.line) == entry)
    }
    let plan = CountingPlan(entries: try names.map { CountingPlan.Entry(try benchmark($0)) })
    #expect(plan.text.utf8.count == 2 * CountingPlan.lineLength)
  }

  @Test(arguments: ["", "\n", "A.b.c", "A.b.c 64 x", "A.b.c 0", "A.b.c -1"])
  func rejectsALineThatIsNoEntry(line: String) { #expect(CountingPlan.Entry(line) == nil) }
}
