import Results

/// `ReportGen html`: a run becomes one page that needs nothing else.
enum HTMLCommand {
  static let output = Option(
    "output",
    .file,
    default: "results/report.html",
    shown: "results/report.html",
    help: "The file to write."
  )

  static let definition = Command(
    "html",
    overview: "Write a run as one self-contained page to search, sort and point at.",
    options: RunInput.options + [output.definition],
    examples: [
      Command.Example("ReportGen html --output report.html", "A page on the latest run."),
      Command.Example(
        "DispatchBench explain Boxing.store.any.32B"
          + " > results/latest/explain/Boxing.store.any.32B.txt",
        "Let the page show why that row costs what it does, with its machine code."
      ),
    ]
  )

  /// Reads the run, then writes the page; nothing is written if the run cannot be read.
  static func run(_ invocation: Invocation) throws {
    let input = try RunInput(invocation)
    let explanations = try Explanations(
      of: input.results.benchmarks,
      in: invocation[ReportCommand.input]
    )
    let page = Page(input, explanations: explanations)
    try writeFile(page.html.utf8, to: invocation[output])
  }
}
