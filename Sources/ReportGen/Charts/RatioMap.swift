import Results

/// Heat maps of ratios: a row a form, a column what changed.
enum RatioMap {
  /// Where a ratio stands.
  struct Place {
    /// The map.
    let map: String
    /// The column in it.
    let column: String
  }

  private static let fewestColumns = 3

  /// The maps of `rows`, in the order in which they first occur; a map needs several columns and
  /// forms.
  static func all(of rows: [ResultRow], by place: (ResultRow) -> Place) -> [Chart] {
    var order: [String] = []
    var maps: [String: [(column: String, row: ResultRow)]] = [:]
    for row in rows {
      let place = place(row)
      if maps[place.map] == nil { order.append(place.map) }
      maps[place.map, default: []].append((place.column, row))
    }
    return order.compactMap { title in chart(title, maps[title] ?? []) }
  }

  private static func chart(_ title: String, _ rows: [(column: String, row: ResultRow)]) -> Chart? {
    var forms: [String] = []
    var columns: [String] = []
    for (column, row) in rows {
      if !forms.contains(row.benchmark.variant) { forms.append(row.benchmark.variant) }
      if !columns.contains(column) { columns.append(column) }
    }
    guard columns.count >= fewestColumns, forms.count > 1 else { return nil }
    let cells = forms.map { form in
      columns.map { column in
        rows.first { $0.column == column && $0.row.benchmark.variant == form }
          .flatMap { cell($0.row) }
      }
    }
    return HeatMap(
      name: "heat-" + title.lowercased().split(separator: ".").joined(separator: "-"),
      title: words(title, rows),
      rows: forms,
      columns: columns,
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
  private static func words(_ title: String, _ rows: [(column: String, row: ResultRow)]) -> String {
    let known = rows.compactMap { place in
      place.row.estimate.map {
        (form: place.row.benchmark.variant, column: place.column, ratio: $0)
      }
    }
    let least = known.min { $0.ratio.value < $1.ratio.value }
    let most = known.max { $0.ratio.value < $1.ratio.value }
    guard let least, let most else { return title }
    return "\(title) against its reference runs from"
      + " \(FigureText.figure(least.ratio, .ratio)) for \(least.form), \(least.column)"
      + " to \(FigureText.figure(most.ratio, .ratio)) for \(most.form), \(most.column)"
  }
}
