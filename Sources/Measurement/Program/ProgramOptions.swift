package import Results

/// The command line of a ``BenchmarkProgram``; DispatchBench has these options among its own.
package enum ProgramOptions {
  static let filter = Option(
    repeated: "filter",
    .regex,
    help: "Only benchmarks whose name contains a match; may be repeated, any match will do."
  )
  static let effort = Option(
    "effort",
    oneOf: "effort",
    default: Effort.standard,
    help: "How much time is taken for how narrow an interval; quick takes no exact counts."
  )
  package static let timeBudget: Option<Double?> = Option(
    "time-budget",
    .number("seconds", in: 0.1...86_400),
    help: "The time for all timed launches together; the effort decides unless given."
  )
  package static let seed: Option<UInt64> = Option(
    "seed",
    .seed,
    default: 1,
    shown: "1",
    help: "The seed of every order, padding and jitter."
  )
  package static let output: Option<String> = Option(
    "output",
    .directory,
    default: "results/latest",
    shown: "results/latest",
    help: "The directory for results.csv, samples.csv and run.json."
  )
  package static let allowDebugBuild: Option<Bool> = Option(
    switch: "allow-debug-build",
    help: "Write results of a debug build, which mean nothing."
  )

  /// Measures, writes and prints.
  static let run = Command(
    "run",
    overview: "Measures; writes results.csv, samples.csv and run.json; prints a table.",
    options: [
      filter.definition, effort.definition, timeBudget.definition, seed.definition,
      output.definition, allowDebugBuild.definition,
    ]
  )
  /// Serves a timed launch; the run starts it.
  static let launch = Command("launch", overview: "Carries out one launch.", isHidden: true)
  /// Serves a counting launch; the run starts it under callgrind.
  static let countRegions = Command(
    "count-regions",
    overview: "Enters the benchmarks of a plan.",
    operands: [Operand("plan", completion: .file, help: "The plan that the run wrote.")],
    isHidden: true
  )

  /// The whole command line of the program called `name`.
  static func command(_ name: String) -> Command {
    Command(
      program: name,
      version: "\(name), measured by DispatchBench \(Version.current)",
      overview: "Measures the benchmarks of \(name).",
      defaultSubcommand: run.name,
      subcommands: [run, launch, countRegions],
      examples: [.init("\(name) --output results/head", "Measure into a directory to compare.")]
    )
  }
}
