import Foundation
import Measurement
import Mistakes
import Results
import Testing

/// Rows that do not measure what they declare, counted in a program that was built with them.
@Suite(.enabled(if: RealValgrind.isThere, "no valgrind in PATH"))
struct MistakeTests {
  /// What the check says about each row, without the row's name.
  private static let verdicts: [String: [String]] = [
    "twoConformers": [],
    "soleConformer": [
      "declares 1 indirect_branches per operation, counted 0: "
        + "the optimizer removed what the row is to measure"
    ],
    "specialisedExistential": [
      "declares 1 indirect_branches per operation, counted 0: "
        + "the optimizer removed what the row is to measure"
    ],
    "removedBox": [
      "declares 1 allocations per operation, counted 0: "
        + "the optimizer removed what the row is to measure",
      "declares 1 indirect_branches per operation, counted 0: "
        + "the optimizer removed what the row is to measure",
      "executes nothing per operation: the optimizer folded or hoisted its loop",
    ],
    "hoistedLoop": [
      "executes nothing per operation: the optimizer folded or hoisted its loop"
    ],
    "foldedConstant": [
      "executes nothing per operation: the optimizer folded or hoisted its loop"
    ],
    "surplus": [
      "declares 0 indirect_branches per operation, counted 1: "
        + "more is left standing than the row says"
    ],
  ]

  @Test func areCaught() throws {
    let counts = try RealValgrind.count(Mistakes.benchmarks)
    #expect(Set(Mistakes.benchmarks.map(\.name.variant)) == Set(Self.verdicts.keys))
    for (benchmark, count) in zip(Mistakes.benchmarks, counts) {
      #expect(count.loss == nil)
      let said = benchmark.leaves.broken(by: count).map(\.description)
      let expected = Self.verdicts[benchmark.name.variant] ?? []
      #expect(said == expected.map { "\(benchmark.name) \($0)" })
    }
  }

  @Test func countsWhatIsKnownAsDeclared() throws {
    let counts = try RealValgrind.count(KnownCounts.benchmarks)
    for (benchmark, count) in zip(KnownCounts.benchmarks, counts) {
      #expect(count.loss == nil)
      #expect(benchmark.leaves.broken(by: count) == [])
    }
  }

  /// A copy inherits what the predictor has learnt and what the heap has become; neither may tell
  /// what else is counted.
  @Test func countsTheSameWhateverElseIsCounted() throws {
    let all = Mistakes.benchmarks + KnownCounts.benchmarks
    let places = all.indices
    let whole = try RealValgrind.count(all)
    let (even, odd) = (places.filter { $0 % 2 == 0 }, places.filter { $0 % 2 == 1 })
    for half in [even, odd] {
      for (place, count) in zip(half, try RealValgrind.count(half.map { all[$0] })) {
        #expect(count.figures.count == BenchmarkCount.metrics.count)
        #expect(count.figures == whole[place].figures, "\(count.benchmark)")
      }
    }
  }
}
