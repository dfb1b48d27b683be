import Glibc
import Results

/// A value for every pair of two properties, as shades with the value written on each.
struct HeatMap {
  /// A cell.
  struct Cell {
    let value: Double
    let text: String
    let tip: String
  }

  let name: String
  let title: String
  let rows: [String]
  let columns: [String]
  /// What the values are.
  let label: String
  /// The cell of a row and a column, by index.
  let cells: [[Cell?]]

  private static let left = 190.0
  private static let cellHeight = 34.0

  /// Draws the chart.
  var chart: Chart {
    var canvas = SVGCanvas()
    let top = canvas.title(title) + 40
    let width = min(150, (SVGCanvas.width - Self.left - 20) / Double(max(columns.count, 1)))
    for (index, column) in columns.enumerated() {
      // A long word rises above its neighbours instead of running into them.
      let rise = Double(column.count) * 7.2 > width && index % 2 == 1 ? 15.0 : 0
      let place = Point(x: Self.left + width * (Double(index) + 0.5), y: top - 10 - rise)
      canvas.text(column, at: place, "small strong", anchor: .middle)
    }
    for (index, row) in rows.enumerated() {
      let y = top + Self.cellHeight * Double(index)
      let place = Point(x: Self.left - 12, y: y + Self.cellHeight / 2 + 4)
      canvas.text(row, at: place, "small", anchor: .end)
      for (column, cell) in cells[index].enumerated() {
        draw(cell, &canvas, Point(x: Self.left + width * Double(column), y: y), width)
      }
    }
    let bottom = top + Self.cellHeight * Double(rows.count)
    canvas.text(label, at: Point(x: Self.left, y: bottom + 22), "small faint")
    let description =
      "\(label) for \(rows.joined(separator: ", ")) by \(columns.joined(separator: ", "))."
    return Chart(
      name: name,
      title: title,
      description: description,
      svg: canvas.document(height: bottom + 40, title: title, description: description)
    )
  }

  private func draw(_ cell: Cell?, _ canvas: inout SVGCanvas, _ corner: Point, _ width: Double) {
    let middle = Point(x: corner.x + width / 2, y: corner.y + Self.cellHeight / 2 + 4)
    guard let cell else {
      canvas.text("not measured", at: middle, "small faint", anchor: .middle)
      return
    }
    let shade = shade(cell.value)
    canvas.rectangle(
      at: corner,
      width: width,
      height: Self.cellHeight,
      "cell h\(shade)",
      tip: cell.tip
    )
    canvas.text(cell.text, at: middle, "small \(ChartStyle.textOnShade(shade))", anchor: .middle)
  }

  /// The shade of a ratio: even steps of its logarithm from 1 to the dearest of the map.
  ///
  /// What is cheaper than its reference takes the lightest: the map is about what is dear, and a
  /// twentieth of the reference would leave one shade to all that is dearer.
  private func shade(_ ratio: Double) -> Int {
    let logs = cells.joined().compactMap { $0.map { log(max($0.value, 1)) } }
    guard let greatest = logs.max(), greatest > 0 else { return 0 }
    let share = log(max(ratio, 1)) / greatest
    return min(Int(share * Double(ChartStyle.shadeCount)), ChartStyle.shadeCount - 1)
  }
}
