import Measurement
import Results

/// The options that choose benchmarks, the same for every subcommand that takes a selection.
enum SelectionOptions {
  /// As that of every program of benchmarks, which have no reports from the field.
  static let filter = Option(
    repeated: "filter",
    .regex,
    help:
      "Only benchmarks whose name contains a match; R and a number, such as R28, takes those that"
      + " cite this report from the field. May be repeated, any match will do."
  )
  static let skip = Option(
    repeated: "skip",
    .regex,
    help: "No benchmark that '--filter' would take by this; may be repeated."
  )
  static let exact = Option(
    repeated: "exact",
    .benchmark,
    help: "The benchmark of exactly this name; may be repeated."
  )
  static let shard = Option(
    "shard",
    .shard,
    help: "One part of the selection, for machines that share the work."
  )
  static let withLarge = Option(
    switch: "with-large",
    help: "Add what only '--effort full' takes: 1,000,000 elements, all trees."
  )
  static let withFaults = Option(
    switch: "with-faults",
    isHidden: true,
    help: "Add benchmarks that crash, hang and fail their checks, for tests."
  )

  static let definitions: [OptionDefinition] = [
    filter.definition, skip.definition, exact.definition, shard.definition, withLarge.definition,
    withFaults.definition,
  ]
}
