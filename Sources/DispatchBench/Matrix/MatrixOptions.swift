import Measurement
import Results

/// The options of `matrix`.
enum MatrixOptions {
  static let mode = Option<[BuildMode.Name]>(
    repeated: "mode",
    .choice("mode"),
    help: "Only the default and the mode of this name; may be repeated."
  )
  static let package = Option(
    "package",
    .directory,
    default: ".",
    shown: ".",
    help: "The package that is built."
  )
  static let scratch = Option(
    "scratch",
    .directory,
    default: ".build/matrix",
    shown: ".build/matrix",
    help: "Where each mode but the default has a directory for its build."
  )
  static let output = Option(
    "output",
    .directory,
    default: "results/matrix",
    shown: "results/matrix",
    help: "Where each mode has a directory for its run, beside matrix.json."
  )
  static let effort = Option(
    "effort",
    oneOf: "effort",
    default: Effort.quick,
    help: "How much time each mode's run takes; it is counted in any case."
  )

  static let definitions: [OptionDefinition] = [
    mode.definition, package.definition, scratch.definition, output.definition, effort.definition,
    RunOptions.seed.definition, RunOptions.quiet.definition, AnswerFormat.option.definition,
  ]
}
