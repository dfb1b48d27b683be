import Results

/// The options of `compile-cost`.
enum CompileCostOptions {
  static let studies = Option(
    "studies",
    .list(of: .choice("study")),
    default: CompileStudy.allCases,
    shown: CompileStudy.allCases.map(\.rawValue).joined(separator: ","),
    help: "What grows: the rows of a body, the modifiers of a leaf, the types of an algorithm."
  )
  static let sizes = Option(
    "sizes",
    .list(of: .integer("count", in: 1...10_000)),
    default: [10, 50, 100, 200],
    shown: "10,50,100,200",
    help: "How far it grows."
  )
  static let forms = Option(
    "forms",
    .list(of: .choice("form")),
    default: ErasureForm.allCases,
    shown: ErasureForm.allCases.map(\.rawValue).joined(separator: ","),
    help: "How results are declared; the first one is the reference."
  )
  static let rounds = Option(
    "repeat",
    .integer("count", in: 1...1_000),
    default: 7,
    shown: "7",
    help: "How often each source is compiled; intervals need 6."
  )
  static let limit = Option(
    "time-limit",
    .number("seconds", in: 0.1...3_600),
    default: 120,
    shown: "120",
    help: "The longest that one compilation may take, in seconds."
  )
  static let output = Option(
    "output",
    .directory,
    default: "results/compile-cost",
    shown: "results/compile-cost",
    help: "The directory for results.csv, samples.csv and run.json."
  )
  static let sources = Option(
    "sources",
    .directory,
    help: "Keep the generated sources and their programs in this directory."
  )

  static let definitions: [OptionDefinition] = [
    studies.definition, sizes.definition, forms.definition, rounds.definition, limit.definition,
    output.definition, sources.definition, AnswerFormat.option.definition,
    RunOptions.quiet.definition,
    RunOptions.noProgress.definition,
  ]
}
