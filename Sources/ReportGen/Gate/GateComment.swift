import Results

/// A gate's verdict as a comment on a pull request, or a step summary.
///
/// Changed rows are open, the rest is folded; the first line is a marker that a bot looks for in
/// order to update its comment instead of adding one.
struct GateComment {
  /// GitHub refuses a longer comment.
  static let longest = 65_536

  let report: GateReport

  init(_ report: GateReport) { self.report = report }

  /// The whole comment; sections that do not fit are left out and counted.
  var text: String {
    var text = "<!-- DispatchBench gate -->\n\(headline)\n"
    var dropped = 0
    // Room for the sentence about what was left out.
    let room = Self.longest - 200
    for section in sections {
      if text.unicodeScalars.count + section.unicodeScalars.count > room {
        dropped += 1
      } else {
        text += section
      }
    }
    let plural = dropped == 1 ? "table is" : "tables are"
    return dropped == 0 ? text : text + "\n\(dropped) \(plural) too long for a comment.\n"
  }

  private var headline: String {
    let words = MarkdownText.escaped(GateText(report).verdictLine)
    return "### \(report.outcome.title)\n\n\(words)\n"
  }

  private var sections: [String] {
    [
      table("Not comparable", mismatches, isOpen: true),
      table("Not compared", coverage, isOpen: true),
      table("Dearer", changes(report.exact(.regression)), isOpen: true),
      table("Slower", times(report.time(.regression)), isOpen: true),
      table("Cheaper", changes(report.exact(.improvement)), isOpen: true),
      table("Faster", times(report.time(.improvement)), isOpen: true),
      table("Changed as allowed", changes(report.exact.filter(\.isExcused)), isOpen: false),
      table("Could not tell", times(report.time(.inconclusive)), isOpen: false),
      table("Same time", times(report.time(.same)), isOpen: false),
    ]
  }

  private func table(_ title: String, _ table: TextTable, isOpen: Bool) -> String {
    guard !table.rows.isEmpty else { return "" }
    let lines = table.markdownLines.joined(separator: "\n")
    guard !isOpen else { return "\n#### \(title)\n\n\(lines)\n" }
    let summary = "<summary>\(title): \(table.rows.count)</summary>"
    return "\n<details>\(summary)\n\n\(lines)\n\n</details>\n"
  }

  private var mismatches: TextTable {
    var table = TextTable(columns: left("field", "baseline", "candidate"))
    for mismatch in report.mismatches {
      table.append([mismatch.field, mismatch.baseline, mismatch.candidate])
    }
    return table
  }

  private var coverage: TextTable {
    var table = TextTable(columns: left("what", "benchmark", "figures", "reason"))
    for finding in report.coverage.findings {
      let metrics = finding.metrics.map(\.rawValue).joined(separator: " ")
      table.append([
        finding.kind.rawValue, "\(finding.benchmark)", metrics, finding.detail,
      ])
    }
    return table
  }

  private func changes(_ changes: [ExactComparison]) -> TextTable {
    var table = TextTable(
      columns: left("benchmark", "metric") + right("baseline", "candidate", "change")
    )
    for change in changes.sorted(by: { abs($0.difference) > abs($1.difference) }) {
      table.append([
        "\(change.benchmark)", change.metric.rawValue, NumberText.count(change.baseline),
        NumberText.count(change.candidate), NumberText.count(change.difference),
      ])
    }
    return table
  }

  private func times(_ rows: [TimeComparison]) -> TextTable {
    var table = TextTable(
      columns: left("benchmark") + right("baseline", "ratio", "detectable")
    )
    let byEffect = rows.sorted {
      abs($0.latest.differenceNanoseconds) > abs($1.latest.differenceNanoseconds)
    }
    for row in byEffect {
      let stage = row.latest
      table.append([
        "\(row.benchmark)", NumberText.time(nanoseconds: stage.baselineNanoseconds),
        NumberText.ratio(stage.ratio, low: stage.low, high: stage.high),
        stage.detectable.map { NumberText.fixed($0 * 100, decimals: 1) + " %" } ?? "",
      ])
    }
    return table
  }

  private func left(_ titles: String...) -> [TextTable.Column] {
    titles.map { TextTable.Column($0, .left) }
  }

  private func right(_ titles: String...) -> [TextTable.Column] {
    titles.map { TextTable.Column($0, .right) }
  }
}

extension GateOutcome {
  /// The outcome as a headline.
  var title: String {
    switch self {
    case .passed: "No exact cost went up"
    case .improved: "Costs went down"
    case .regression: "Costs went up"
    case .inconclusive: "Some rows could not be judged"
    case .contaminated: "Two copies of the baseline were told apart"
    case .coverage: "Rows are missing"
    case .mismatch: "The two runs cannot be compared"
    case .failed: "A benchmark failed"
    }
  }
}
