import Results

/// What was to be measured and was not, and why.
struct Absences {
  let results: ResultTable
  let manifest: Manifest

  /// The section as markdown.
  var lines: [String] {
    let groups = grouped(entries)
    let below = results.rows.indices.count { place in
      results.rows[place].metric == .time && results.rows[place].status == .belowResolution
    }
    var lines = ["## What was not measured, and why", ""]
    if groups.rows.isEmpty {
      lines.append("Everything that was selected was measured.")
    } else {
      lines += groups.markdownLines
    }
    if below > 0 {
      lines += ["", "\(counted(below, "time")) cannot be told from the empty loop (`< x`)."]
    }
    return lines
  }

  private struct Entry {
    let subject: String
    let status: RowStatus
    let reason: String
  }

  /// The manifest's omissions, the rows without a number, and the benchmarks without a row.
  private var entries: [Entry] {
    let omissions = manifest.omissions.map {
      Entry(subject: shortened($0.subject), status: $0.status, reason: shortened($0.reason))
    }
    let rows = results.rows.indices
      .filter { results.rows[$0].value == nil && results.rows[$0].status != .belowResolution }
      .map { results.rows[$0] }
      .filter { row in !manifest.omissions.contains { $0.covers(row.benchmark) } }
      .map { row in
        let subject = row.metric == .time ? "" : " (\(row.metric.rawValue))"
        return Entry(
          subject: row.benchmark.description + subject,
          status: row.status,
          reason: shortened(row.note)
        )
      }
    let present = Set(results.benchmarks.map(\.description))
    let absent = manifest.benchmarks
      .filter { !present.contains($0.name) }
      .filter { benchmark in !omissions.contains { benchmark.isCovered(by: $0.subject) } }
      .map { Entry(subject: $0.name, status: .notMeasured, reason: "results.csv has no row of it") }
    return omissions + rows + absent
  }

  /// One row for each status and reason, with every subject of it.
  private func grouped(_ entries: [Entry]) -> TextTable {
    var table = TextTable(columns: [
      TextTable.Column("status", .left), TextTable.Column("why", .left),
      TextTable.Column("what", .left),
    ])
    var order: [[String]] = []
    var subjects: [[String]: [String]] = [:]
    for entry in entries {
      let key = [entry.status.rawValue, entry.reason.isEmpty ? "no reason given" : entry.reason]
      if subjects[key] == nil { order.append(key) }
      if subjects[key]?.contains(entry.subject) != true {
        subjects[key, default: []].append(entry.subject)
      }
    }
    for key in order { table.append(key + [(subjects[key] ?? []).joined(separator: ", ")]) }
    return table
  }
}

extension BenchmarkDescription {
  fileprivate func isCovered(by subject: String) -> Bool {
    subject == name || subject == BenchmarkName(name)?.family
  }
}
