import Results

/// The options of `count`.
enum CountOptions {
  static let output = Option(
    "output",
    .directory,
    help: "Also write the counts there, or into the run of this same binary that is there."
  )
  static let check = Option(
    switch: "check",
    help: "End with status 5 unless each row leaves standing what it declares, and unless the"
      + " heap counter of the run in the output directory, if there is one, counted the same."
  )

  static let definitions: [OptionDefinition] = [
    output.definition, check.definition, AnswerFormat.option.definition,
    RunOptions.allowDebugBuild.definition,
  ]
}
