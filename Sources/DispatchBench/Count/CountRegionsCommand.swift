import Measurement
import Results

/// `count-regions`, hidden: enters the benchmarks of a plan; `count` starts it under callgrind.
enum CountRegionsCommand: Subcommand {
  static let command = Command(
    "count-regions",
    overview: "Enters the benchmarks of a plan, one region after the other.",
    options: [SelectionOptions.withFaults.definition],
    operands: [Operand("plan", completion: .file, help: "The plan that 'count' wrote.")],
    isHidden: true
  )

  static func run(_ invocation: Invocation) -> ExitCode {
    let benchmarks = Selection.suites(invocation).flatMap(\.benchmarks)
    let plan = invocation.operands.first ?? ""
    return CountingLaunch.serve(benchmarks, planFile: plan) ? .success : .badData
  }

  /// The words that make this binary a counting launch of a selection.
  static func arguments(_ invocation: Invocation) -> [String] {
    let faults = SelectionOptions.withFaults
    return [command.name] + (invocation[faults] ? ["--\(faults.definition.name)"] : [])
  }
}
