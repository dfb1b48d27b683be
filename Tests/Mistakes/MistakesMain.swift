import Measurement

/// Enters the benchmarks of the plan whose path is the only argument, under callgrind.
@main enum MistakesMain {
  static func main() {
    let plan = CommandLine.arguments.dropFirst().first ?? ""
    _ = CountingLaunch.serve(Mistakes.benchmarks + KnownCounts.benchmarks, planFile: plan)
  }
}
