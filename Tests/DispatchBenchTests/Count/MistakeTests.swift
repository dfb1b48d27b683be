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
}
