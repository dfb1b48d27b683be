import Measurement
import Results
import Testing

@testable import DispatchBench

@Suite struct FoundFactsTests {
  private func benchmark(_ name: String, against reference: String?, screen: String) throws
    -> Benchmark
  {
    Benchmark(
      try #require(BenchmarkName(name)),
      reference: reference.flatMap { BenchmarkName($0) },
      leaves: .nothing,
      finding: {
        WorkFacts(counts: [.nodesVisited: 2.5], common: ["screen": screen])
      },
      preparing: { Body { UInt64($0) } }
    )
  }

  @Test func nameBothRowsThatDoNotTheSame() throws {
    let facts = FoundFacts([
      try benchmark("Tree.update.typed", against: nil, screen: "a"),
      try benchmark("Tree.update.same", against: "Tree.update.typed", screen: "a"),
      try benchmark("Tree.update.other", against: "Tree.update.typed", screen: "b"),
    ])
    let words = facts.disagreements.map(\.description)
    #expect(
      words == ["Tree.update.other does other work than Tree.update.typed: screen b, not a"]
    )
  }

  @Test func becomeRowsOfTheirBenchmark() throws {
    let benchmark = try benchmark("Tree.update.typed", against: nil, screen: "a")
    let rows = try #require(FoundFacts([benchmark]).rows[benchmark.name])
    #expect(rows.map(\.metric) == [.nodesVisited])
    #expect(rows.map(\.value) == [2.5])
  }

  /// Every tree of the suites shows what its reference shows, and by as many operations.
  @MainActor @Test func areTheSameForEveryWayToWriteATree() {
    let benchmarks = Suites.all.flatMap(\.benchmarks).filter {
      $0.findFacts != nil && $0.operationsPerIteration < 1_000
    }
    #expect(benchmarks.count > 10)
    #expect(FoundFacts(benchmarks).disagreements.map(\.description) == [])
  }
}
