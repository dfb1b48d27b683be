import Results

/// `ReportGen merge`: the parts of one selection become one run.
enum MergeCommand {
  static let output = Option(
    "output",
    .directory,
    default: "results/latest",
    shown: "results/latest",
    help: "The directory for the whole."
  )

  static let definition = Command(
    "merge",
    overview: "Join the runs of all shards into one.",
    options: [output.definition],
    operands: [
      Operand("part", count: 1...1_000, completion: .directory, help: "The run of one shard.")
    ],
    examples: [
      Command.Example(
        "ReportGen merge --output all part-1 part-2",
        "Two machines counted half the suite each."
      )
    ]
  )

  /// Reads all parts, then writes the whole; nothing is written if they do not fit together.
  static func run(_ invocation: Invocation) throws {
    let parts = try invocation.operands.map { try RunPart(readingFrom: $0) }
    try MergedRun(parts).write(to: invocation[output])
  }
}
