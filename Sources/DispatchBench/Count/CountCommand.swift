import Foundation
import Measurement
import Results

/// `count`: what each operation executes, exactly, without taking any time.
enum CountCommand: Subcommand {
  static let command = Command(
    "count",
    overview: "Counts instructions, branches, retains and casts per operation, exactly.",
    options: SelectionOptions.definitions + CountOptions.definitions,
    examples: [
      .init("DispatchBench count --filter '^Dispatch.method'", "What a method call executes."),
      .init("DispatchBench count --check", "Whether every row is what it says it is."),
    ]
  )

  static func run(_ invocation: Invocation) throws -> ExitCode {
    let output = invocation[CountOptions.output]
    if output != nil || invocation[CountOptions.check] {
      try RefusedBuild.check(isAllowed: invocation[RunOptions.allowDebugBuild])
    }
    Interruption.observe()
    let selection = try Selection(invocation, forMeasuring: false)
    let start = Date()
    let file = try output.map { try CountedRun(in: $0) }
    let counter = try CallgrindCount.counter(invocation)
    let counts = try counter.count(selection.benchmarks)
    let facts = FoundFacts(selection.benchmarks)
    let table = try file?.write(
      counts,
      facts,
      of: selection,
      by: counter.version,
      invocation,
      from: start
    )
    switch invocation[AnswerFormat.option] {
    case .text: Terminal.print(CountTable.text(of: counts))
    case .json: Terminal.print(bytes: try jsonBytes(CountDocument(selection.benchmarks, counts)))
    }
    let code = complain(about: counts)
    guard invocation[CountOptions.check] else { return code }
    let (isKept, words) = check(selection.benchmarks, counts)
    if invocation[AnswerFormat.option] == .text { Terminal.print("\n" + words) }
    let silent = selection.benchmarks.filter { $0.leaves.expected[.allocations] == nil }.map(\.name)
    let disagreements =
      table.map { HeapAgreement.disagreements(in: $0, besides: Set(silent)) } ?? []
    for disagreement in disagreements { Terminal.complain("Error: \(disagreement)") }
    return isKept && facts.agree() && disagreements.isEmpty ? code : .benchmarkFailed
  }

  /// Names what has no counts, and what has counts that nobody may use.
  private static func complain(about counts: [BenchmarkCount]) -> ExitCode {
    var code = ExitCode.success
    for count in counts {
      if let loss = count.loss {
        Terminal.complain("Error: \(count.benchmark) \(loss.reason)")
        code = .benchmarkFailed
      }
      for metric in BenchmarkCount.metrics {
        guard case .unstable(let first, let second)? = count.figures[metric] else { continue }
        Terminal.complain(
          "Warning: \(count.benchmark) \(metric.rawValue) is unstable: \(first), then \(second)"
        )
      }
    }
    return code
  }

  /// Holds the declarations against the counts, says which are not kept, and words how many are.
  private static func check(
    _ benchmarks: [Benchmark],
    _ counts: [BenchmarkCount]
  ) -> (isKept: Bool, words: String) {
    let broken = zip(benchmarks, counts).map { $0.leaves.broken(by: $1) }
    for declaration in broken.joined() { Terminal.complain("Error: \(declaration)") }
    let kept = zip(broken, counts).count { $0.isEmpty && $1.loss == nil }
    return (
      broken.allSatisfy(\.isEmpty),
      "\(kept) of \(benchmarks.count) rows leave standing what they declare"
    )
  }
}
