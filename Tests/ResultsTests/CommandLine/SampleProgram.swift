import Results

/// A program with every kind of option and operand, for the tests of the command line.
enum SampleProgram {
  enum Pace: String, CaseIterable, Sendable {
    case slow
    case fast
  }

  static let filter = Option(
    repeated: "filter",
    .text("regex"),
    help: "Only what matches; may be repeated."
  )
  static let pace = Option(
    "pace",
    oneOf: "pace",
    default: Pace.slow,
    help: "How much time is taken."
  )
  static let count = Option(
    "count",
    .integer("count", in: 1...64),
    default: 9,
    shown: "9",
    help: "How many times."
  )
  static let budget = Option(
    "budget",
    .number("seconds", in: 0.5...100),
    help: "The longest that all of it may take."
  )
  static let seed = Option("seed", .seed, help: "The seed of the generator.")
  static let quiet = Option(switch: "quiet", short: "q", help: "Print nothing but errors.")
  static let secret = Option(switch: "secret", isHidden: true, help: "For tests.")

  static let run = Command(
    "run",
    overview: "Does the work.",
    options: [
      filter.definition, pace.definition, count.definition, budget.definition, seed.definition,
      quiet.definition, secret.definition,
    ],
    examples: [.init("sample run --count 3", "Three times.")]
  )
  static let merge = Command(
    "merge",
    overview: "Puts directories together.",
    operands: [
      Operand("target", completion: .directory, help: "Where to."),
      Operand("source", count: 1...Int.max, completion: .directory, help: "Where from."),
    ]
  )
  static let hidden = Command("serve", overview: "For tests.", isHidden: true)
  static let program = Command(
    program: "sample",
    version: "sample 1.2",
    overview: "Shows every kind of option.",
    defaultSubcommand: "run",
    subcommands: [run, merge, hidden]
  )
}
