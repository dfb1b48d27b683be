import FoundationEssentials
import Results

/// The screen of `ReportGen history`: the runs, where they cannot be compared, and what changed.
struct HistoryText {
  private let history: RunHistory
  private let showsAll: Bool

  init(_ history: RunHistory, showsAll: Bool) {
    self.history = history
    self.showsAll = showsAll
  }

  var text: String {
    let series = history.series
    let changed = series.filter { !$0.changes.isEmpty }
    let points = changed.map(\.changes.count).reduce(0, +)
    let summary = "\(points) change points in \(changed.count) of \(series.count) rows"
    return ([runs] + breaks + tables(of: showsAll ? series : changed) + [summary, Self.method])
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static let method =
    "A level is a stretch of runs with one figure inside all their 95 % intervals; a change point is\n"
    + "where a run does not fit. Times and ratios must move by 5 %, exact figures by anything; '?'\n"
    + "marks a level that only the latest run supports."

  private var runs: String {
    var table = TextTable(columns: [
      .init("run", .right), .init("taken", .left), .init("commit", .left),
      .init("directory", .left),
    ])
    for (index, run) in history.runs.enumerated() {
      let commit = run.manifest.build.commit.value ?? "unknown"
      table.append([
        "\(index + 1)", run.manifest.started.formatted(.iso8601), String(commit.prefix(9)),
        run.path,
      ])
    }
    return table.terminalLines().joined(separator: "\n")
  }

  private var breaks: [String] {
    let lines = history.breaks.enumerated().flatMap { index, mismatches in
      mismatches.prefix(3).map { mismatch in
        "run \(index + 1) is not held against run \(index): \(inert(mismatch.field)) was"
          + " '\(inert(mismatch.baseline))' and is '\(inert(mismatch.candidate))'"
      }
    }
    return lines.isEmpty ? [] : [lines.joined(separator: "\n")]
  }

  private func tables(of series: [RowHistory]) -> [String] {
    guard !series.isEmpty else { return [] }
    var table = TextTable(
      columns: [.init("benchmark", .left), .init("metric", .left)]
        + history.runs.indices.map { .init("run \($0 + 1)", .right) } + [.init("changed", .left)]
    )
    for row in series {
      let values = row.values.map { $0.map { shown($0, row.metric) } ?? "" }
      let changes = row.changes.map { change in
        "run \(change.run + 1): \(shown(change.before, row.metric)) to"
          + " \(shown(change.after, row.metric))\(change.isConfirmed ? "" : " ?")"
      }
      table.append(
        [row.benchmark.description, row.metric.rawValue] + values
          + [changes.joined(separator: "; ")]
      )
    }
    return [table.terminalLines().joined(separator: "\n")]
  }

  private func shown(_ value: Double, _ metric: Metric) -> String {
    switch metric {
    case .time: NumberText.time(nanoseconds: value)
    case .ratio: NumberText.ratio(value)
    default: NumberText.count(value)
    }
  }
}
