import Results

extension GateComment {
  /// Everything that was found, weightiest first.
  var sections: [Section] {
    [
      Section(title: "Not comparable", table: mismatches, isOpen: true),
      Section(title: "Not compared", table: coverage, isOpen: true),
      Section(title: "Declared otherwise", table: redeclarations, isOpen: true),
      Section(title: "Dearer", table: changes(report.exact(.regression)), isOpen: true),
      Section(title: "Slower", table: times(.regression), isOpen: true),
      Section(title: "Cheaper", table: changes(report.exact(.improvement)), isOpen: true),
      Section(title: "Faster", table: times(.improvement), isOpen: true),
      Section(
        title: "Changed as allowed",
        table: changes(report.exact.filter(\.isExcused)),
        isOpen: false
      ),
      Section(title: "Could not tell the time", table: times(.inconclusive), isOpen: false),
      Section(title: "Same time", table: times(.same), isOpen: false),
      Section(title: "Unchanged", table: unchanged, isOpen: false),
    ]
  }

  private var mismatches: TextTable {
    var table = TextTable(columns: left("field", "baseline", "candidate"))
    for mismatch in report.mismatches {
      table.append([mismatch.field, mismatch.baseline, mismatch.candidate])
    }
    return table
  }

  private var redeclarations: TextTable {
    var table = TextTable(columns: left("benchmark", "baseline", "candidate"))
    for row in report.redeclarations { table.append([row.benchmark, row.baseline, row.candidate]) }
    return table
  }

  private var coverage: TextTable {
    var table = TextTable(columns: left("what", "benchmark", "figures", "reason"))
    for finding in report.coverage.findings {
      table.append([
        finding.kind.rawValue, "\(finding.benchmark)",
        finding.metrics.map(\.rawValue).joined(separator: " "), finding.detail,
      ])
    }
    return table
  }

  private func changes(_ changes: [ExactComparison]) -> TextTable {
    var table = TextTable(
      columns: left("benchmark", "metric") + right("baseline", "candidate", "change")
        + left("limit")
    )
    for change in changes.sorted(by: { abs($0.difference) > abs($1.difference) }) {
      table.append([
        "\(change.benchmark)", change.metric.rawValue, NumberText.count(change.baseline),
        NumberText.count(change.candidate), change.differenceText, change.line?.reason ?? "",
      ])
    }
    return table
  }

  /// Rows of time, largest effect in nanoseconds first; none of a comparison that its null arm
  /// has voided.
  private func times(_ verdict: TimeVerdict) -> TextTable {
    var table = TextTable(columns: left("benchmark") + right("baseline", "ratio", "detectable"))
    guard report.time?.isContaminated == false else { return table }
    let byEffect = report.time(verdict).sorted {
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

  /// Benchmarks of which every exact figure is as it was.
  private var unchanged: TextTable {
    var table = TextTable(columns: left("benchmark") + right("figures"))
    let figures = Dictionary(grouping: report.exact, by: \.benchmark)
    for (name, same) in figures.sorted(by: { $0.key < $1.key })
    where same.allSatisfy({ $0.verdict == .same && !$0.isExcused }) {
      table.append(["\(name)", "\(same.count)"])
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
