extension GateText {
  var mismatchSection: [String] {
    guard !report.mismatches.isEmpty else { return [] }
    var table = TextTable(columns: Self.left("field", "baseline", "candidate"))
    for mismatch in report.mismatches {
      table.append([mismatch.field, mismatch.baseline, mismatch.candidate])
    }
    let title =
      report.isAdvisory
      ? "advisory only: the runs differ in what decides a count"
      : "not compared: the runs differ in what decides a count (--allow-mismatch compares anyway)"
    return [title] + table.terminalLines()
  }

  var contaminationSection: [String] {
    guard let time = report.time, time.isContaminated else { return [] }
    return ["contaminated: two copies of the baseline differ, so no time verdict counts"]
      + timeTable(time.null.filter { $0.verdict.isCalled }).terminalLines()
  }

  /// Rows that were not compared, one line for each kind and reason.
  var coverageSection: [String] {
    var table = TextTable(columns: Self.left("not compared", "rows", "figures", "reason"))
    for group in report.coverage.groups {
      table.append([
        group[0].kind.rawValue, Self.names(group.map(\.benchmark)),
        group[0].metrics.map(\.rawValue).joined(separator: " "), Self.reason(group[0]),
      ])
    }
    return table.rows.isEmpty ? [] : table.terminalLines(indentation: 0)
  }

  /// Rows that are compared although they are held to other things than before.
  var redeclarationSection: [String] {
    let all = report.redeclarations
    guard !all.isEmpty else { return [] }
    var table = TextTable(columns: Self.left("declared otherwise", "baseline", "candidate"))
    let shown = isVerbose ? all[...] : all.prefix(Self.sectionLimit)
    for row in shown { table.append([inert(row.benchmark), row.baseline, row.candidate]) }
    return table.terminalLines() + Self.remainder(all.count - shown.count)
  }

  func exactSection(_ title: String, _ changes: [ExactComparison]) -> [String] {
    guard !changes.isEmpty else { return [] }
    var table = TextTable(
      columns: [
        TextTable.Column(title, .left), TextTable.Column("metric", .left),
        TextTable.Column("baseline", .right), TextTable.Column("candidate", .right),
        TextTable.Column("change", .left), TextTable.Column("limit", .left),
      ]
    )
    let names = Self.firstNames(changes.map(\.benchmark))
    for change in changes where names.shown.contains(change.benchmark) {
      table.append([
        change.benchmark.description, change.metric.rawValue, NumberText.count(change.baseline),
        NumberText.count(change.candidate), change.differenceText,
        change.limitWords(path: limitsPath),
      ])
    }
    return table.terminalLines() + Self.remainder(names.rest)
  }

  func timeSection(_ title: String, _ verdict: TimeVerdict) -> [String] {
    let rows = report.time(verdict)
    guard !rows.isEmpty, report.time?.isContaminated == false else { return [] }
    let shown = isVerbose ? rows : Array(rows.prefix(Self.sectionLimit))
    return timeTable(shown, title: title).terminalLines()
      + Self.remainder(rows.count - shown.count)
  }

  /// What could not be told, with the change that would have been; in one line where nobody waits
  /// for a verdict on time.
  var undecidedSection: [String] {
    let rows = report.time(.inconclusive)
    guard !rows.isEmpty else { return [] }
    guard isVerbose || report.policy.isStrict || report.policy.time == .blocking else {
      let effects = rows.compactMap(\.latest.detectable).sorted()
      guard let least = effects.first, let most = effects.last else { return [] }
      return [
        "could not tell about the time of \(rows.count) rows; a change of"
          + " \(percentText(least)) to \(percentText(most)) would have shown (--verbose lists them)"
      ]
    }
    let shown = isVerbose ? rows : Array(rows.prefix(Self.sectionLimit))
    return timeTable(shown, title: "could not tell").terminalLines()
      + Self.remainder(rows.count - shown.count)
  }

  var adviceSection: [String] {
    var lines: [String] = []
    if let dearest = report.exact(.regression).first {
      lines.append("to see why: DispatchBench explain \(dearest.benchmark)")
    }
    let isCheaper = !report.exact(.improvement).isEmpty
    if isCheaper || report.coverage.findings.contains(where: { $0.kind == .new }) {
      lines.append("to update the baseline: \(updateCommand)")
    }
    return lines
  }

  /// Takes the candidate's second capture and saves it where the baseline is.
  private var updateCommand: String {
    let first = inert(report.candidate.path)
    let second = shellWord(first + "-again")
    let isTimed = report.candidate.table.rows.contains { $0.metric == .time }
    let capture = "DispatchBench \(isTimed ? "run" : "count") --output \(second)"
    let parts = inert(report.baseline.path).split(separator: "/")
    let root = report.baseline.path.hasPrefix("/") ? "/" : ""
    let store = root + parts.dropLast().joined(separator: "/")
    return "\(capture) && DispatchBench baseline save --force"
      + " --store \(shellWord(store.isEmpty ? "." : store))"
      + " --from \(shellWord(first)) --from \(second) \(shellWord(String(parts.last ?? "")))"
  }
}
