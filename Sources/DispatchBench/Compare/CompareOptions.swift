import Results

/// The options of `compare`.
enum CompareOptions {
  static let baseline = Option("baseline", .file, help: "The binary that is compared with.")
  static let baselineCommit = Option(
    "baseline-commit",
    .text("revision"),
    help: "Build the baseline from this commit, in a scratch work tree."
  )
  static let candidate = Option(
    "candidate",
    .file,
    default: "",
    shown: "this binary",
    help: "The binary that is judged."
  )
  static let blocks = Option(
    "blocks",
    .integer("count", in: 1...1_000),
    default: 20,
    shown: "20",
    help: "Blocks of 12 launches, four for each binary and four for a copy of the baseline."
  )
  static let time = Option(
    "time",
    oneOf: "policy",
    default: GateReport.TimePolicy.advisory,
    help: "Whether a regression ends with 1."
  )
  static let limits = Option(
    "limits",
    .file,
    help:
      "The reviewed exceptions, of which those about time count; results/limits.csv if it exists."
  )
  static let strict = Option(
    switch: "strict",
    help: "End with 3 where a row cannot be judged or the null arm was called."
  )
  static let allowMismatch = Option(
    switch: "allow-mismatch",
    help: "Compare binaries of different compilers or flags, as advice only."
  )
  static let output = Option(
    "output",
    .directory,
    default: "results/comparison",
    shown: "results/comparison",
    help: "The directory for the runs of all arms and verdict.json."
  )

  static let definitions: [OptionDefinition] = [
    baseline.definition, baselineCommit.definition, candidate.definition, blocks.definition,
    time.definition, limits.definition, strict.definition, allowMismatch.definition,
    output.definition, AnswerFormat.option.definition,
    RunOptions.seed.definition, RunOptions.timeLimit.definition, RunOptions.quiet.definition,
    RunOptions.noProgress.definition, RunOptions.verbose.definition,
  ]
}
