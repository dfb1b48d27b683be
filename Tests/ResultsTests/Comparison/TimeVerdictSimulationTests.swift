import Glibc
import Testing

@testable import Results

/// The pipeline on invented processes that behave like the ones that were measured: every process
/// is in one of two states 8.3 % apart (code placement, address space), and the processor drifts.
@Suite struct TimeVerdictSimulationTests {
  /// One block: the mean logarithm of four launches an arm, each in a state of its own.
  private static func block(
    _ change: Double,
    using generator: inout SeededGenerator
  ) -> Double {
    func arm(_ generator: inout SeededGenerator) -> Double {
      let launches = (0..<4).map { _ in
        let state = Bool.random(using: &generator) ? 0.083 : 0
        return state + Double.random(in: -0.005...0.005, using: &generator)
      }
      return launches.reduce(0, +) / 4
    }
    return log1p(change) + arm(&generator) - arm(&generator)
  }

  private static func stage(
    changes: [Double],
    using generator: inout SeededGenerator
  ) -> TimeComparisons.Stage {
    func series(_ index: Int, _ change: Double) -> BlockDifferences {
      BlockDifferences(
        benchmark: name("Simulated.row.any.\(index)"),
        baselineNanoseconds: 100,
        logRatios: (0..<20).map { _ in block(change, using: &generator) }
      )
    }
    return TimeComparisons.Stage(
      rows: changes.enumerated().map { series($0.offset, $0.element) },
      null: changes.indices.map { series($0, 0) }
    )
  }

  private static func verdicts(_ changes: [Double], seed: UInt64) -> TimeComparisons {
    var generator = SeededGenerator(state: seed)
    return TimeComparisons(
      first: stage(changes: changes, using: &generator),
      second: stage(changes: changes, using: &generator),
      tolerance: { _ in TimeComparisons.standardTolerance }
    )
  }

  @Test func fortyComparisonsOfEqualBinariesCallAtMostOneRow() {
    let calls = (1...40).map { seed in
      Self.verdicts(Array(repeating: 0, count: 20), seed: UInt64(seed)).rows
        .count { $0.verdict.isCalled }
    }
    #expect(calls.reduce(0, +) <= 1, "seeds with calls: \(calls.indices.filter { calls[$0] > 0 })")
  }

  @Test(arguments: [(0.10, 20), (-0.10, 20), (0.05, 18), (-0.05, 18)])
  func aChangeInOneRowOfTwentyIsCalledAndNoOtherRowIs(_ change: Double, _ atLeast: Int) {
    let changes = [change] + Array(repeating: 0, count: 19)
    let wanted: TimeVerdict = change > 0 ? .regression : .improvement
    let runs = (1...20).map { Self.verdicts(changes, seed: UInt64(1_000 + $0)) }
    let found = runs.count { $0.rows[0].verdict == wanted }
    #expect(found >= atLeast, "\(found) of 20, seeds from 1001")
    #expect(runs.allSatisfy { $0.rows.dropFirst().allSatisfy { !$0.verdict.isCalled } })
  }
}
