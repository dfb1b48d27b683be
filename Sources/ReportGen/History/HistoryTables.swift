import FoundationEssentials
import Results

/// A history as tables and sentences, which a terminal and markdown show in their own ways.
struct HistoryTables {
  let history: RunHistory
  /// Whether rows without a change point are shown as well.
  let showsAll: Bool

  /// How change points are found.
  static let method = [
    "A level is a stretch of runs with one figure inside all their 95 % intervals; a change point is",
    "where a run does not fit. Times and ratios must move by 5 %, exact figures by anything; '?'",
    "marks a level that only the latest run supports.",
  ]

  /// The rows that are shown.
  var shownRows: [RowHistory] {
    let series = history.series
    return showsAll ? series : series.filter { !$0.changes.isEmpty }
  }

  /// How many change points there are, in how many rows.
  var summary: String {
    let series = history.series
    let changed = series.filter { !$0.changes.isEmpty }
    let points = changed.map(\.changes.count).reduce(0, +)
    return "\(points) change points in \(changed.count) of \(series.count) rows"
  }

  /// The runs, oldest first.
  var runs: TextTable {
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
    return table
  }

  /// A sentence for each fact that keeps a run from being held against the one before it.
  var breaks: [String] {
    history.breaks.enumerated().flatMap { index, mismatches in
      mismatches.prefix(3).map { mismatch in
        "run \(index + 1) is not held against run \(index): \(mismatch.field) was"
          + " '\(mismatch.baseline)' and is '\(mismatch.candidate)'"
      }
    }
  }

  /// The figures of the rows that are shown, run by run.
  func figures(of series: [RowHistory]) -> TextTable {
    var table = TextTable(
      columns: [.init("benchmark", .left), .init("metric", .left)]
        + history.runs.indices.map { .init("run \($0 + 1)", .right) } + [.init("changed", .left)]
    )
    for row in series {
      let values = row.values.map { $0.map { Self.shown($0, row.metric) } ?? "" }
      let changes = row.changes.map { change in
        "run \(change.run + 1): \(Self.shown(change.before, row.metric)) to"
          + " \(Self.shown(change.after, row.metric))\(change.isConfirmed ? "" : " ?")"
      }
      table.append(
        [row.benchmark.description, row.metric.rawValue] + values
          + [changes.joined(separator: "; ")]
      )
    }
    return table
  }

  /// A figure with its unit where that is not a count.
  static func shown(_ value: Double, _ metric: Metric) -> String {
    switch metric {
    case .time: NumberText.time(nanoseconds: value)
    case .ratio: NumberText.ratio(value)
    default: NumberText.count(value)
    }
  }
}
