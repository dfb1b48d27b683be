import Results

/// Ratios of every form by what changed, for the operations that compare trees.
enum TreeHeatMaps {
  private static let fewestColumns = 3

  /// A map for each operation of a tree family whose parameters are words, such as mutations.
  static func charts(of evidence: Evidence) -> [Chart] {
    let rows = evidence.rows(RowPattern("Tree*|View*.*.*.*"), .ratio)
      .filter { !$0.benchmark.parameter.isEmpty && Sweep.Size($0.benchmark.parameter) == nil }
    var titles: [String] = []
    for row in rows where !titles.contains(row.title) { titles.append(row.title) }
    return titles.compactMap { title in chart(title, rows.filter { $0.title == title }) }
  }

  private static func chart(_ title: String, _ rows: [ResultRow]) -> Chart? {
    var forms: [String] = []
    var mutations: [String] = []
    for name in rows.map(\.benchmark) {
      if !forms.contains(name.variant) { forms.append(name.variant) }
      if !mutations.contains(name.parameter) { mutations.append(name.parameter) }
    }
    guard mutations.count >= fewestColumns, forms.count > 1 else { return nil }
    let cells = forms.map { form in
      mutations.map { mutation in
        rows.first { $0.benchmark.variant == form && $0.benchmark.parameter == mutation }
          .flatMap(cell)
      }
    }
    return HeatMap(
      name: "heat-" + title.lowercased().split(separator: ".").joined(separator: "-"),
      title: words(title, rows),
      rows: forms,
      columns: mutations,
      label: "times the reference, by what changed; the deeper the shade, the dearer",
      cells: cells
    ).chart
  }

  private static func cell(_ row: ResultRow) -> HeatMap.Cell? {
    row.estimate.map { estimate in
      HeatMap.Cell(
        value: estimate.value,
        text: NumberText.ratio(estimate.value),
        tip: "\(row.benchmark): \(FigureText.figure(estimate, .ratio))"
      )
    }
  }

  /// The cheapest and the dearest cell.
  private static func words(_ title: String, _ rows: [ResultRow]) -> String {
    let sorted = rows.compactMap { row in row.estimate.map { (row.benchmark, $0) } }
      .sorted { $0.1.value < $1.1.value }
    guard let least = sorted.first, let most = sorted.last else { return title }
    let phrase = { (entry: (BenchmarkName, Estimate)) in
      "\(FigureText.figure(entry.1, .ratio)) for \(entry.0.variant), \(entry.0.parameter)"
    }
    return "\(title) against its reference runs from \(phrase(least)) to \(phrase(most))"
  }
}

extension ResultRow {
  /// The family and operation of the row's benchmark.
  fileprivate var title: String { "\(benchmark.family).\(benchmark.operation)" }
}
