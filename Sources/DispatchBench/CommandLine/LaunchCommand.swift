import Measurement
import Results

/// `launch`, hidden: carries out the plan of a run that started this process.
enum LaunchCommand: Subcommand {
  static let command = Command(
    "launch",
    overview: "Carries out one launch of a run, which sends the plan to standard input.",
    options: [SelectionOptions.withFaults.definition],
    isHidden: true
  )

  static func run(_ invocation: Invocation) -> ExitCode {
    let benchmarks = Selection.suites(invocation).flatMap(\.benchmarks)
    return LaunchServer.serve(benchmarks) ? .success : .badData
  }
}
