import Measurement
import Results

/// The options of `run`.
enum RunOptions {
  enum Format: String, CaseIterable, Sendable {
    case text
    case csv
    case json
  }

  enum Color: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  static let effort = Option(
    "effort",
    oneOf: "effort",
    default: Effort.standard,
    help: "How much time is taken for how narrow an interval."
  )
  static let timeBudget = ProgramOptions.timeBudget
  static let launches = Option(
    "launches",
    .integer("count", in: 1...1_000),
    help: "How many launches are timed; the effort decides unless given."
  )
  static let builds = Option(
    "builds",
    .integer("count", in: 1...20),
    help: "Builds of the suite that differ in code placement alone and take turns; a launch count"
      + " and a time budget hold for each. (default: 1; 3 at full effort)"
  )
  static let buildDirectory = Option(
    "build-directory",
    .directory,
    help: "Where the builds of '--builds' go and stay; else they are removed with the run."
  )
  static let seed = ProgramOptions.seed
  static let timeLimit = Option(
    "time-limit",
    .number("seconds", in: 0.1...3_600),
    default: 20,
    shown: "20",
    help: "The longest that one benchmark may take without a sign of life, in seconds."
  )
  static let output = ProgramOptions.output
  static let format = Option(
    "format",
    oneOf: "format",
    default: Format.text,
    help: "What standard output gets."
  )
  static let allRows = Option(
    switch: "all-rows",
    help: "Print the table of every row, however many there are."
  )
  static let quiet = Option(switch: "quiet", help: "Print nothing but errors.")
  static let noProgress = Option(
    switch: "no-progress",
    help: "No progress line, even if standard error is a terminal."
  )
  static let color = Option(
    "color",
    oneOf: "when",
    default: Color.auto,
    help: "When to use colour."
  )
  static let verbose = Option(switch: "verbose", help: "Say what is done while it is done.")
  static let allowDebugBuild = ProgramOptions.allowDebugBuild

  static let definitions: [OptionDefinition] = [
    effort.definition, timeBudget.definition, launches.definition, builds.definition,
    buildDirectory.definition, seed.definition,
    timeLimit.definition, output.definition, format.definition, allRows.definition,
    quiet.definition,
    noProgress.definition, color.definition, verbose.definition, allowDebugBuild.definition,
  ]
}
