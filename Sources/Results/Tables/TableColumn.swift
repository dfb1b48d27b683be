/// A column of an operation's table: its title and what it says of a benchmark.
struct TableColumn {
  let title: String
  let alignment: TextTable.Alignment
  let text: (BenchmarkName) -> String

  /// The columns that have something to say about `names`.
  static func columns(
    for names: [BenchmarkName],
    in results: ResultTable,
    notes: [String: String]
  ) -> [TableColumn] {
    let times = names.compactMap { results[$0, .time] }
    let ratios = names.compactMap { results[$0, .ratio] }
    var columns: [TableColumn] = []
    if !times.isEmpty { columns.append(time(times, results)) }
    let compilations = names.compactMap { results[$0, .compileSeconds] }
    if !compilations.isEmpty { columns.append(seconds(.compileSeconds, "wall s", results)) }
    if !ratios.isEmpty { columns.append(ratio(ratios, results)) }
    if !compilations.isEmpty { columns += compilation(results) }
    for (metric, title) in counts {
      let isPresent = names.contains { results.value($0, metric) != nil }
      if isPresent { columns.append(count(metric, title, results)) }
    }
    var words: [BenchmarkName: String] = [:]
    for name in names {
      let note = note(name, results, notes)
      if !note.isEmpty { words[name] = note }
    }
    if !words.isEmpty {
      columns.append(TableColumn(title: "note", alignment: .left) { words[$0] ?? "" })
    }
    return columns
  }

  /// The exact metrics that have a column, with its title.
  private static let counts: [(Metric, String)] = [
    (.layoutBytes, "size"), (.strideBytes, "stride"), (.alignmentBytes, "alignment"),
    (.allocations, "allocs"), (.instructions, "instr"), (.indirectBranches, "branches"),
    (.retains, "retains"), (.dynamicCasts, "casts"), (.scenario, "holds"),
  ]

  /// What a compilation takes besides its wall time, and what it leaves.
  private static func compilation(_ results: ResultTable) -> [TableColumn] {
    [
      seconds(.compileUserSeconds, "user s", results),
      scaled(.compilePeakBytes, "peak MiB", by: 1_048_576, decimals: 1, results),
      scaled(.textBytes, "text KiB", by: 1_024, decimals: 1, results),
      count(.longestSymbolBytes, "longest symbol", results),
    ]
  }

  private static func seconds(
    _ metric: Metric,
    _ title: String,
    _ results: ResultTable
  ) -> TableColumn {
    scaled(metric, title, by: 1, decimals: 3, results)
  }

  private static func scaled(
    _ metric: Metric,
    _ title: String,
    by unit: Double,
    decimals: Int,
    _ results: ResultTable
  ) -> TableColumn {
    TableColumn(title: title, alignment: .right) { name in
      guard let row = results[name, metric] else { return "" }
      return row.value.map { NumberText.fixed($0 / unit, decimals: decimals) } ?? row.status.words
    }
  }

  private static func count(
    _ metric: Metric,
    _ title: String,
    _ results: ResultTable
  ) -> TableColumn {
    TableColumn(title: title, alignment: .right) { name in
      if let value = results.value(name, metric) { return NumberText.count(value) }
      return results[name, metric]?.status.words ?? ""
    }
  }

  private static func time(_ rows: [ResultRow], _ results: ResultTable) -> TableColumn {
    let values = rows.compactMap(\.value)
    let unit = TimeUnit.best(for: values)
    let decimals = NumberText.decimals(for: values.map { $0 / unit.nanoseconds })
    return TableColumn(title: "\(unit.rawValue)/op", alignment: .right) { name in
      guard let row = results[name, .time] else { return "" }
      if let value = row.value {
        return NumberText.fixed(value / unit.nanoseconds, decimals: decimals)
      }
      guard row.status == .belowResolution, let bound = row.high else { return row.status.words }
      return NumberText.bound(bound / unit.nanoseconds, decimals: max(decimals, 2))
    }
  }

  private static func ratio(_ rows: [ResultRow], _ results: ResultTable) -> TableColumn {
    let usual = mostCommon(rows.compactMap { $0.reference?.variant })
    return TableColumn(title: "against \(usual)", alignment: .right) { name in
      guard let row = results[name, .ratio] else {
        let isTimed = [Metric.time, .compileSeconds].contains { results.value(name, $0) != nil }
        return isTimed ? "1" : ""
      }
      let text = ratioText(row, difference: results[name, .difference])
      guard let other = row.reference?.variant, other != usual, row.value != nil else {
        return text
      }
      return "\(text) (\(other))"
    }
  }

  /// The ratio with its interval; where it is below resolution, the difference.
  private static func ratioText(_ row: ResultRow, difference: ResultRow?) -> String {
    if let value = row.value { return NumberText.ratio(value, low: row.low, high: row.high) }
    guard row.status == .belowResolution, let difference, let value = difference.value else {
      return row.status.words
    }
    let isKnown = difference.low.map { $0 > 0 } ?? false || difference.high.map { $0 < 0 } ?? false
    guard isKnown else { return "" }
    return (value > 0 ? "+" : "-") + NumberText.time(nanoseconds: abs(value))
  }

  /// The metrics whose notes are shown.
  private static let notedMetrics: [Metric] = [
    .time, .ratio, .layoutBytes, .allocations, .scenario,
  ]

  private static func note(
    _ name: BenchmarkName,
    _ results: ResultTable,
    _ notes: [String: String]
  ) -> String {
    var words: [String] = []
    if let note = notes[name.description], !note.isEmpty { words.append(note) }
    for metric in notedMetrics {
      guard let row = results[name, metric], !row.note.isEmpty, row.status != .belowResolution,
        !words.contains(row.note)
      else { continue }
      words.append(row.note)
    }
    return words.map { shortened($0) }.joined(separator: "; ")
  }

  /// The text that occurs most often, the first of equals.
  private static func mostCommon(_ texts: [String]) -> String {
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max() ?? 0
    return texts.first { counts[$0] == most } ?? "reference"
  }
}

extension RowStatus {
  /// What a cell without a value says.
  var words: String {
    switch self {
    case .ok, .layoutSensitive, .belowResolution: ""
    case .unstable: "unstable"
    case .notMeasured: "not measured"
    case .crashed: "crashed"
    case .timedOut: "timed out"
    }
  }
}
