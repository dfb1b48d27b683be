import Foundation
import Measurement
import Results

/// `count`: what each operation executes, exactly, without taking any time.
enum CountCommand: Subcommand {
  static let command = Command(
    "count",
    overview: "Counts instructions, branches, retains and casts per operation, exactly.",
    options: SelectionOptions.definitions,
    examples: [
      .init("DispatchBench count --filter '^Dispatch.method'", "What a method call executes.")
    ]
  )

  static func run(_ invocation: Invocation) throws -> ExitCode {
    let selection = try Selection(invocation, forMeasuring: false)
    let counter = try CallgrindCount.counter(invocation)
    let counts = try counter.count(selection.benchmarks)
    Terminal.print(CountTable.text(of: counts))
    return complain(about: counts)
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
}
