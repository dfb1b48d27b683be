import Results

/// What was measured of the gate itself, as markdown.
struct VerificationDocument {
  let records: VerificationRecords

  private var figures: VerificationFigures { VerificationFigures(records: records) }

  /// The whole text; the same records give the same bytes.
  var text: String {
    let sections = [
      ["<!-- Made by make verify; do not edit. -->", "# What the gate catches, measured"],
      origin, introduction, conditions,
      ["## Every figure"], table(figureTable),
      ["## One binary on both sides"], sameWords, table(sameTable),
      ["## A known cost in one kernel"], doseWords, table(doseTable),
      ["## A known change of time in one kernel"], timeWords, table(timeTable),
      ["## How the gate ends"], statusWords, table(statusTable),
    ]
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// Which sources the page is about, and how to see whether what judges is still the same.
  private var origin: [String] {
    guard let manifest = (records.same + records.dosed).first?.manifest else { return [] }
    guard let commit = manifest.build.commit.value else {
      return ["Measured at an unknown commit."]
    }
    let judges = "Sources/Results/Statistics Sources/Results/Comparison"
    let command = "git diff --stat \(commit) HEAD -- \(judges)"
    return [
      "Measured at commit \(MarkdownText.escaped(commit)). What has changed since in the code that"
        + " judges:",
      "\(MarkdownText.code(command)).",
    ]
  }

  private var introduction: [String] {
    [
      "`make verify` builds seven binaries that differ in one kernel, counts and interleaves them",
      "with the programs that users run, and writes this page from the verdict.json files that they",
      "leave. It takes half an hour on a quiet machine; what has been measured is kept, so it can be",
      "stopped.", "", "    make verify",
      "    .ci/verify build count commit     # only what needs no quiet machine",
      "    VERIFY_SECONDS=280 .ci/verify time     # five minutes of the timing, to be repeated",
      "    .ci/verify report",
    ]
  }

  private var conditions: [String] {
    guard let manifest = (records.same + records.dosed).first?.manifest else { return [] }
    func text<Value>(_ fact: Knowable<Value>) -> String {
      fact.value.map { MarkdownText.escaped("\($0)") } ?? "unknown"
    }
    let seconds = (records.same + records.dosed).map(\.manifest.durationSeconds).reduce(0, +)
    return [
      "- Compiler: \(text(manifest.build.compiler))",
      "- Processor: \(text(manifest.machine.cpuModel)), \(text(manifest.machine.cores)) usable",
      "- Timing: \(records.same.count + records.dosed.count) comparisons of"
        + " \(manifest.benchmarks.count) rows, \(NumberText.fixed(seconds / 60, decimals: 0))"
        + " minutes in all",
    ]
  }

  private func table(_ table: TextTable) -> [String] { table.markdownLines }

  private var figureTable: TextTable {
    var table = TextTable(columns: columns("figure", "measured", "asked for", "reached"))
    for figure in figures.all {
      table.append([
        figure.name, figure.measured, figure.target, figure.isReached ? "yes" : "NO",
      ])
    }
    return table
  }

  private var statusWords: [String] {
    [
      "Tests of the built programs see every status, each in a case that a user can get into:",
      "`swift test --filter 'Gate|Compare'`.",
    ]
  }

  private var statusTable: TextTable {
    var table = TextTable(columns: columns("status", "what it says", "seen by"))
    for evidence in StatusEvidence.all {
      table.append([
        "\(evidence.status.rawValue)", evidence.status.meaning,
        evidence.tests.joined(separator: ", "),
      ])
    }
    return table
  }

  func columns(_ titles: String...) -> [TextTable.Column] {
    titles.map { TextTable.Column($0, .left) }
  }
}
