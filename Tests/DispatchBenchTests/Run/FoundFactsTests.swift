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

  /// A form that has nothing in common with the others could agree with anything.
  @MainActor @Test func areThereForEveryFormThatIsComparedAndForNoOther() {
    let found = Suites.all.flatMap(\.benchmarks)
      .filter { $0.name.family == "ViewUpdate" && $0.operationsPerIteration < 1_000 }
      .compactMap { benchmark in benchmark.findFacts.map { (benchmark, $0().common) } }
    let compared = found.filter { $0.0.reference != nil }
    #expect(compared.allSatisfy { $0.1["screen after the change"] != nil })
    #expect(compared.allSatisfy { $0.1["elements made"] != nil })
    let silent = found.filter(\.1.isEmpty).map(\.0.name.description).sorted()
    #expect(
      silent == ["ViewUpdate.tablePrepend.anyViews.100", "ViewUpdate.tableSwap.anyViews.100"]
    )
  }
}
