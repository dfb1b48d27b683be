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
    let agreement = table.flatMap { Self.agreement(in: $0, of: selection.benchmarks) }
    if invocation[AnswerFormat.option] == .text {
      Terminal.print("\n" + words)
      if let agreement { Terminal.print(agreement.words) }
    }
    for complaint in agreement?.complaints ?? [] { Terminal.complain("Error: \(complaint)") }
    let isSound = isKept && facts.agree() && agreement?.complaints.isEmpty != false
    return isSound ? code : .benchmarkFailed
  }

  /// Holds the heap counter of the run that the counts went into against them.
  private static func agreement(
    in table: ResultTable,
    of benchmarks: [Benchmark]
  ) -> HeapAgreement? {
    let silent = benchmarks.filter { $0.leaves.expected[.allocations] == nil }.map(\.name)
    return HeapAgreement(in: table, besides: Set(silent))
  }

  /// Names what has no counts, and what has counts that nobody may use.
  ///
  /// - Returns: 5 if a benchmark crashed or hung, 4 if the instrument failed one.
  private static func complain(about counts: [BenchmarkCount]) -> ExitCode {
    for words in BenchmarkCount.losses(among: counts) { Terminal.complain("Error: \(words)") }
    for count in counts {
      for metric in BenchmarkCount.metrics {
        guard case .unstable(let first, let second)? = count.figures[metric] else { continue }
        Terminal.complain(
          "Warning: \(count.benchmark) \(metric.rawValue) is unstable: \(first), then \(second)"
        )
      }
    }
    let losses = counts.compactMap(\.loss)
    if losses.contains(where: { $0.status != .notMeasured }) { return .benchmarkFailed }
    return losses.isEmpty ? .success : .coverage
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
