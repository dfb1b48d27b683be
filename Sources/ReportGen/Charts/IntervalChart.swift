import Results

/// Rows of one value each with its interval, on one axis.
struct IntervalChart {
  /// A row.
  struct Row {
    let name: String
    let value: Interval
    /// What the value comes to, in words.
    let text: String
    let series: Int
  }

  /// Rows under one heading.
  struct Group {
    let heading: String
    let rows: [Row]
  }

  let name: String
  let title: String
  let axis: ChartAxis
  let groups: [Group]
  /// A value that every row is seen against.
  let reference: Double

  private static let left = 170.0
  private static let right = 640.0
  private static let rowHeight = 22.0

  /// Draws the chart.
  var chart: Chart {
    var canvas = SVGCanvas()
    let top = canvas.title(title) + 6
    let rows = groups.map { Double($0.rows.count) * Self.rowHeight + 30 }.reduce(0, +)
    let bottom = top + rows
    drawAxis(&canvas, top, bottom)
    var y = top
    for group in groups {
      canvas.text(group.heading, at: Point(x: 20, y: y + 18), "strong")
      y += 30
      for row in group.rows {
        draw(row, &canvas, y + Self.rowHeight / 2)
        y += Self.rowHeight
      }
    }
    let description =
      "\(axis.label) for \(groups.map(\.heading).joined(separator: ", ")); bars are 95 % intervals."
    return Chart(
      name: name,
      title: title,
      description: description,
      svg: canvas.document(height: bottom + 54, title: title, description: description)
    )
  }

  private func x(_ value: Double) -> Double {
    Self.left + (Self.right - Self.left) * axis.share(value)
  }

  private func drawAxis(_ canvas: inout SVGCanvas, _ top: Double, _ bottom: Double) {
    for tick in axis.ticks {
      canvas.line(from: Point(x: x(tick), y: top), to: Point(x: x(tick), y: bottom), "rule")
      let at = Point(x: x(tick), y: bottom + 18)
      canvas.text(axis.text(tick), at: at, "small faint", anchor: .middle)
    }
    canvas.line(
      from: Point(x: x(reference), y: top),
      to: Point(x: x(reference), y: bottom),
      "limit"
    )
    let middle = Point(x: (Self.left + Self.right) / 2, y: bottom + 40)
    canvas.text(axis.label, at: middle, "faint", anchor: .middle)
  }

  private func draw(_ row: Row, _ canvas: inout SVGCanvas, _ y: Double) {
    canvas.text(row.name, at: Point(x: Self.left - 12, y: y + 4), "small", anchor: .end)
    canvas.line(
      from: Point(x: x(row.value.low), y: y),
      to: Point(x: x(row.value.high), y: y),
      "whisker s\(row.series % ChartStyle.seriesCount)"
    )
    canvas.mark(
      at: Point(x: x(row.value.value), y: y),
      series: row.series,
      tip: "\(row.name): \(row.text)"
    )
    canvas.text(row.text, at: Point(x: Self.right + 14, y: y + 4), "small faint")
  }
}
