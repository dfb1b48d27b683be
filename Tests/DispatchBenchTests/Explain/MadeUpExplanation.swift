import Results
import Testing

@testable import DispatchBench
@testable import Measurement

/// A benchmark, its reference and their counts, made up so that every word of a screen is known.
enum MadeUpExplanation {
  struct Bytes32 { var words: (UInt64, UInt64, UInt64, UInt64) }

  static let program = "/tmp/x/subject"
  static let runtime = "/opt/swift/lib/libswiftCore.so"
  static let cLibrary = "/lib/x86_64-linux-gnu/libc.so.6"

  static func name(_ text: String) -> BenchmarkName {
    guard let name = BenchmarkName(text) else { preconditionFailure("'\(text)' is no name") }
    return name
  }

  static let concrete = Benchmark(name("Made.store.concrete.32B"), leaves: .nothing) { _ in 0 }

  static let any = Benchmark(
    name("Made.store.any.32B"),
    reference: concrete.name,
    leaves: .allocations(1).unsaid(.indirectBranches, because: "the allocator branches"),
    payloads: [PayloadLayout(of: Bytes32.self)],
    note: "boxed",
    preparing: { Body { _ in 0 } }
  )

  static let concreteCount = BenchmarkCount(
    benchmark: concrete.name,
    figures: figures([.instructions: 8, .loads: 2, .textBytes: 100]),
    trace: OperationTrace(
      functions: [cost("closure_concrete", program, calls: 0, 8)],
      executions: [0x1000: Rational(1)],
      kernel: 0x1000
    )
  )

  static let anyCount = BenchmarkCount(
    benchmark: any.name,
    figures: figures([
      .instructions: 158, .loads: 2, .stores: 4, .releases: 1, .objectAllocations: 1,
      .mallocCalls: 1, .indirectBranches: 2, .retains: 0, .textBytes: 140,
    ]).merging(
      [.conditionalBranches: .unstable(Rational(3), Rational(4))],
      uniquingKeysWith: { $1 }
    ),
    trace: OperationTrace(
      functions: [
        cost("malloc", cLibrary, calls: 1, 60), cost("swift_allocObject", runtime, calls: 1, 40),
        cost("swift_release", runtime, calls: 1, 30), cost("closure_any", program, calls: 0, 20),
        cost("malloc", program, calls: 1, 8),
      ],
      executions: [0x2004: Rational(1), 0x2008: Rational(1), 0x200d: Rational(1, over: 4)],
      kernel: 0x2000
    )
  )

  private static func cost(_ symbol: String, _ object: String, calls: Int, _ instructions: Int)
    -> FunctionCost
  {
    FunctionCost(
      symbol: symbol,
      object: object,
      calls: Rational(calls),
      instructions: Rational(instructions)
    )
  }

  private static func figures(_ counts: [Metric: Int]) -> [Metric: BenchmarkCount.Figure] {
    let none = BenchmarkCount.metrics.map { ($0, BenchmarkCount.Figure.exact(Rational(0))) }
    return Dictionary(uniqueKeysWithValues: none)
      .merging(counts.mapValues { .exact(Rational($0)) }, uniquingKeysWith: { $1 })
  }
}
