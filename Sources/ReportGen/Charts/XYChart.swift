import Results

/// Series of points with their intervals over two axes, each named at its right end.
struct XYChart {
  /// A measured point.
  struct Sample {
    let x: Double
    let y: Interval
    /// What shows when the point is pointed at.
    let tip: String
  }

  /// Points that belong together.
  struct Series {
    let name: String
    let samples: [Sample]
    /// Whether a line joins the points.
    let isJoined: Bool
  }

  /// A value of the x axis that matters, with why.
  struct Limit {
    let x: Double
    let label: String
  }

  let name: String
  let title: String
  let x: ChartAxis
  let y: ChartAxis
  let series: [Series]
  var limits: [Limit] = []
  var note: String?

  private static let plotHeight = 340.0
  /// The words of limits stand above the plot, where no series runs through them.
  private static let limitRow = 16.0
  private static let limitRows = 2
  private static let left = 74.0
  private static let right = 640.0

  /// Draws the chart.
  var chart: Chart {
    var canvas = SVGCanvas()
    let top = canvas.title(title) + 8 + Self.limitRow * Double(min(limits.count, Self.limitRows))
    let frame = Frame(top: top, bottom: top + Self.plotHeight, x: x, y: y)
    drawAxes(&canvas, frame)
    for (index, series) in series.enumerated() { draw(series, index, &canvas, frame) }
    drawNames(&canvas, frame)
    var height = frame.bottom + 52
    for line in wrapped(note ?? "", limit: 112) {
      canvas.text(line, at: Point(x: 20, y: height + 10), "small faint")
      height += 18
    }
    return Chart(
      name: name,
      title: title,
      description: description,
      svg: canvas.document(height: height + 8, title: title, description: description)
    )
  }

  private var description: String {
    let hasIntervals = series.contains { $0.samples.contains { $0.y.low < $0.y.high } }
    return "\(y.label) against \(x.label) for \(series.map(\.name).joined(separator: ", "))"
      + (hasIntervals ? "; bars are 95 % intervals." : ".")
  }

  /// Where the plot lies and what its places mean.
  private struct Frame {
    let top: Double
    let bottom: Double
    let x: ChartAxis
    let y: ChartAxis

    func x(_ value: Double) -> Double { left + (right - left) * x.share(value) }
    func y(_ value: Double) -> Double { bottom - (bottom - top) * y.share(value) }
    func point(_ sample: Sample) -> Point { Point(x: x(sample.x), y: y(sample.y.value)) }
  }

  private func drawAxes(_ canvas: inout SVGCanvas, _ frame: Frame) {
    for tick in y.ticks {
      let place = frame.y(tick)
      canvas.line(
        from: Point(x: Self.left, y: place),
        to: Point(x: Self.right, y: place),
        "rule"
      )
      let at = Point(x: Self.left - 8, y: place + 4)
      canvas.text(y.text(tick), at: at, "small faint", anchor: .end)
    }
    var free = -Double.infinity
    for tick in x.ticks {
      let place = frame.x(tick)
      canvas.line(
        from: Point(x: place, y: frame.bottom),
        to: Point(x: place, y: frame.bottom + 4),
        "axis"
      )
      // Close ticks keep their mark; only the label that fits is written.
      guard place - free > 24 else { continue }
      free = place
      canvas.text(
        x.text(tick),
        at: Point(x: place, y: frame.bottom + 18),
        "small faint",
        anchor: .middle
      )
    }
    canvas.line(
      from: Point(x: Self.left, y: frame.bottom),
      to: Point(x: Self.right, y: frame.bottom),
      "axis"
    )
    let middle = Point(x: (Self.left + Self.right) / 2, y: frame.bottom + 38)
    canvas.text(x.label, at: middle, "faint", anchor: .middle)
    let side = Point(x: 22, y: (frame.top + frame.bottom) / 2)
    canvas.text(y.label, at: side, "faint", anchor: .middle, turned: true)
    for (index, limit) in limits.enumerated() { draw(limit, index, &canvas, frame) }
  }

  /// Draws a limit, its words on that side of it which has more room.
  private func draw(_ limit: Limit, _ index: Int, _ canvas: inout SVGCanvas, _ frame: Frame) {
    let place = frame.x(limit.x)
    let ends = (Point(x: place, y: frame.top), Point(x: place, y: frame.bottom))
    canvas.line(from: ends.0, to: ends.1, "limit")
    let isLeft = place - Self.left > Self.right - place
    let rise = Self.limitRow * Double(index % Self.limitRows)
    canvas.text(
      limit.label,
      at: Point(x: place + (isLeft ? 4 : -4), y: frame.top - 6 - rise),
      "small faint",
      anchor: isLeft ? .end : .start
    )
  }

  private func draw(
    _ series: Series,
    _ index: Int,
    _ canvas: inout SVGCanvas,
    _ frame: Frame
  ) {
    let colour = "s\(index % ChartStyle.seriesCount)"
    if series.isJoined { canvas.polyline(series.samples.map(frame.point), "curve \(colour)") }
    for sample in series.samples {
      let place = frame.x(sample.x)
      if sample.y.low < sample.y.high {
        canvas.line(
          from: Point(x: place, y: frame.y(sample.y.low)),
          to: Point(x: place, y: frame.y(sample.y.high)),
          "whisker \(colour)"
        )
      }
      canvas.mark(at: frame.point(sample), series: index, tip: sample.tip)
    }
  }

  /// Names the series at their last points, pushed apart where they would overlap.
  private func drawNames(_ canvas: inout SVGCanvas, _ frame: Frame) {
    let ends = series.enumerated().compactMap { index, series in
      series.samples.last.map { (index: index, name: series.name, y: frame.y($0.y.value)) }
    }.sorted { ($0.y, $0.index) < ($1.y, $1.index) }
    let step = 18.0
    var places = ends.map(\.y)
    for index in places.indices.dropFirst() {
      places[index] = max(places[index], places[index - 1] + step)
    }
    let overflow = (places.last ?? 0) - frame.bottom
    if overflow > 0 {
      places = places.map { $0 - overflow }
      for index in places.indices.reversed().dropFirst() {
        places[index] = min(places[index] + overflow, places[index + 1] - step)
      }
    }
    for (end, place) in zip(ends, places) {
      canvas.mark(at: Point(x: Self.right + 22, y: place), series: end.index, tip: end.name)
      canvas.text(end.name, at: Point(x: Self.right + 34, y: place + 4), "small")
    }
  }
}
