import FoundationEssentials
import Results

/// The history for programs; every change point with what stood before and after it.
struct HistoryDocument: Encodable {
  struct Run: Encodable {
    var path: String
    var started: String
    var commit: String?
    /// The facts in which the run differs from the one before it, so that no level crosses.
    var differsIn: [String]
  }

  struct Row: Encodable {
    var benchmark: String
    var metric: String
    var unit: String
    var values: [Double?]
    var changes: [Change]
  }

  struct Change: Encodable {
    /// The place in `runs`, from 0.
    var run: Int
    var before: Double
    var after: Double
    var confirmed: Bool
  }

  var schema = 1
  var runs: [Run]
  var rows: [Row]

  init(_ history: RunHistory, showsAll: Bool) {
    runs = zip(history.runs, history.breaks).map { run, mismatches in
      Run(
        path: run.path,
        started: run.manifest.started.formatted(.iso8601),
        commit: run.manifest.build.commit.value,
        differsIn: mismatches.map(\.field)
      )
    }
    rows = history.series.filter { showsAll || !$0.changes.isEmpty }.map { row in
      Row(
        benchmark: row.benchmark.description,
        metric: row.metric.rawValue,
        unit: row.metric.unit,
        values: row.values,
        changes: row.changes.map {
          Change(run: $0.run, before: $0.before, after: $0.after, confirmed: $0.isConfirmed)
        }
      )
    }
  }
}
