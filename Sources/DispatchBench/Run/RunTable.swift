import Foundation
import Results

/// The table that a run prints: one line a benchmark, what it costs beside why.
enum RunTable {
  private static let titles = ["", "ns/op", "against its reference", "allocs"]

  /// The table of `rows`.
  static func text(of rows: [ResultRow]) -> String {
    let byName = Dictionary(grouping: rows, by: \.benchmark)
    var names: [BenchmarkName] = []
    var seen: Set<BenchmarkName> = []
    for row in rows where seen.insert(row.benchmark).inserted { names.append(row.benchmark) }
    let lines = [titles] + names.map { line($0, byName[$0] ?? []) }
    let widths = titles.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      zip(cells, widths).enumerated().map { column, cell in
        let gap = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + gap : gap + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func line(_ name: BenchmarkName, _ rows: [ResultRow]) -> [String] {
    func row(_ metric: Metric) -> ResultRow? { rows.first { $0.metric == metric } }
    if let size = row(.layoutBytes)?.value {
      return [name.description, "", "\(Int(size)) bytes", ""]
    }
    return [name.description, time(row(.time)), ratio(row(.ratio)), count(row(.allocations))]
  }

  private static func time(_ row: ResultRow?) -> String {
    guard let row else { return "" }
    if row.status == .belowResolution { return row.high.map { "< \(decimal($0))" } ?? "" }
    return row.value.map(decimal) ?? row.status.rawValue
  }

  private static func ratio(_ row: ResultRow?) -> String {
    guard let row else { return "" }
    guard let value = row.value else { return row.status.rawValue }
    guard let low = row.low, let high = row.high else { return "\(decimal(value))x" }
    return "\(decimal(value))x [\(decimal(low)), \(decimal(high))]"
  }

  private static func count(_ row: ResultRow?) -> String {
    guard let row else { return "" }
    guard let value = row.value else { return row.status.rawValue }
    return value == value.rounded() ? String(Int(value)) : decimal(value)
  }

  /// Two digits behind the point, and none where three stand before it.
  private static func decimal(_ value: Double) -> String {
    let digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
    return String(format: "%.\(digits)f", value)
  }
}
