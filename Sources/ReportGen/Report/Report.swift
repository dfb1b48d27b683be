import Results

/// The report on one run, as markdown.
struct Report {
  /// The run, with what compiling costs if that was measured.
  let input: RunInput
  /// The command that makes the report, for its first line.
  let command: String
  /// The charts that it shows, from the directory `charts` beside it.
  let charts: [Chart]

  /// A report on `input` with every chart that its rows allow.
  init(input: RunInput, command: String) {
    self.input = input
    self.command = command
    evidence = Evidence(input.results, input.manifest)
    modes = BuildModesSection(modes: input.neighbours.modes)
    history = HistorySection(input)
    charts = Charts.all(of: evidence) + modes.charts + (history?.charts ?? [])
  }

  private let evidence: Evidence
  private let modes: BuildModesSection
  private let history: HistorySection?

  /// The whole text; the same rows, manifest and command give the same bytes.
  var text: String {
    let sections =
      [[MarkdownText.comment("Made by \(command); do not edit.")], ["# What type erasure costs"]]
      + openingSections + [Charts.section(charts, directory: "charts")]
      + closingSections(matrix: "[MATRIX.md](MATRIX.md)")
      + [FamilySections(results: input.results, manifest: input.manifest).lines]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// What stands before the charts: what was measured, the findings and the answers.
  var openingSections: [[String]] {
    [
      RunFacts(input: input).lines,
      Summary(results: input.results, layoutFloor: input.manifest.layoutFloor).lines,
      Answers(evidence: evidence).lines,
    ]
  }

  /// What stands behind the charts, apart from the tables of all rows; `matrix` leads to the report on
  /// build modes.
  func closingSections(matrix: String) -> [[String]] {
    [
      GrowthSection(evidence: evidence).lines, AttributionSection(evidence: evidence).lines,
      modes.lines(report: matrix), history?.lines ?? [],
      ClaimsSection(evidence: evidence, reportPath: "").lines,
      readingHelp,
      Absences(results: input.results, manifest: input.manifest).lines,
    ]
  }

  private var readingHelp: [String] {
    [
      "## How to read the tables",
      "",
      "- A ratio compares a form with its reference: above 1 it is slower, `2x` takes twice the time.",
      "- `[low, high]` is the 95 % interval over launches; a ratio whose interval is missing had fewer"
        + " than \(OrderStatisticRanks.fewestFor95Percent) of them.",
      "- Times are those of one operation with its share of the loop around it.",
      "- `< 0.3` cannot be told from the empty loop; where a ratio to it would mean nothing, the"
        + " difference stands instead, such as `+2.1 ns`.",
      "- Counts are exact and per operation; an empty cell was not measured.",
    ]
  }
}
