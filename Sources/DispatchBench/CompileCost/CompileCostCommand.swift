import Foundation
import Measurement
import Results

/// `compile-cost`: what erasure saves, or costs, before the program runs.
enum CompileCostCommand: Subcommand {
  static let command = Command(
    "compile-cost",
    overview: "Compiles generated programs, typed and erased; writes what the compiler needed.",
    options: CompileCostOptions.definitions,
    examples: [
      .init(
        "DispatchBench compile-cost --sizes 10 --repeat 1 --output /tmp/compile-cost",
        "A quick look at the smallest programs."
      )
    ]
  )

  static func run(_ invocation: Invocation) throws -> ExitCode {
    Interruption.observe()
    let output = invocation[CompileCostOptions.output]
    try createDirectory(output)
    let lock = try DirectoryLock(directory: output)
    defer { withExtendedLifetime(lock) {} }
    let compiler = try SwiftCompiler(limit: invocation[CompileCostOptions.limit])
    let plan = CompileCostPlan(invocation)
    let start = Date()
    let measurements = try inWorkingDirectory(invocation) { directory in
      let rounds = CompileRounds(
        compiler: compiler,
        rounds: invocation[CompileCostOptions.rounds],
        directory: directory
      )
      return try CompileCostMeasurements(of: plan, rounds, CompileCostProgress(invocation))
    }
    let report = CompileCostReport(plan, measurements, invocation)
    try report.write(to: output, compiler: try compiler.version(), from: start, to: Date())
    if !invocation[RunOptions.quiet] { try report.print(invocation) }
    return report.complain()
  }

  /// Calls `body` with a directory that is kept if `--sources` names one, else removed.
  private static func inWorkingDirectory<Result>(
    _ invocation: Invocation,
    _ body: (String) throws -> Result
  ) throws -> Result {
    if let directory = invocation[CompileCostOptions.sources] {
      try createDirectory(directory)
      return try body(directory)
    }
    let directory = try ScratchDirectory()
    defer { directory.remove() }
    return try body(directory.path)
  }
}
