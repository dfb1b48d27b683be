import Results

/// What it costs to hold a payload, against its size, with the cliff at the end of the buffer.
enum BoxingChart {
  /// The bytes that an existential holds without a box (three words).
  static let bufferBytes = 24

  /// Draws the chart, or `nil` without at least three sizes of `any`.
  static func chart(of evidence: Evidence) -> Chart? {
    let rows = evidence.rows(RowPattern("Boxing.store.*.*", sizes: 1...Int.max), .time)
    let series = XYChart.series(of: rows) { $0.benchmark.payloadBytes.map(Double.init) }
      .filter { $0.samples.count > 2 }
    guard let any = series.first(where: { $0.name == "any" }) else { return nil }
    let all = series.flatMap(\.samples)
    let sizes = Set(all.map(\.x)).sorted()
    // Sizes one byte apart have no room for a number each.
    let numbered = sizes.filter { Int($0).nonzeroBitCount == 1 || Int($0) == bufferBytes }
    return XYChart(
      name: "boxing-size",
      title: title(any.samples),
      x: .logarithmic("payload, bytes", holding: sizes, ticks: numbered),
      y: .logarithmic(
        "ns per store",
        holding: all.flatMap { [$0.y.low, $0.y.high] }
      ),
      series: series,
      limits: [XYChart.Limit(x: 24.5, label: "the buffer ends at 24 bytes")],
      note: "Times hold one turn of the loop; a bar is the 95 % interval over launches."
    ).chart
  }

  /// What the step from the last size in the buffer to the first beyond it comes to.
  private static func title(_ any: [XYChart.Sample]) -> String {
    let inside = any.last { $0.x <= Double(bufferBytes) }
    let beyond = any.first { $0.x > Double(bufferBytes) }
    guard let inside, let beyond, let step = beyond.y.divided(by: inside.y) else {
      return "What storing a payload costs, by its size"
    }
    let sizes = "\(NumberText.count(inside.x)) to \(NumberText.count(beyond.x)) bytes"
    let ratio = NumberText.ratio(step.value, low: step.low, high: step.high)
    if step.low > 1 { return "From \(sizes), storing as any becomes \(ratio) as dear" }
    if step.high < 1 { return "From \(sizes), storing as any becomes cheaper: \(ratio)" }
    return "From \(sizes), storing as any does not certainly become dearer: \(ratio)"
  }
}

extension XYChart {
  /// A joined series for each variant of `rows` with an interval, in the order of first occurrence,
  /// each sorted by `x`.
  static func series(of rows: [ResultRow], x: (ResultRow) -> Double?) -> [Series] {
    var order: [String] = []
    var samples: [String: [Sample]] = [:]
    for row in rows {
      guard let place = x(row), let estimate = row.estimate else { continue }
      let interval = Interval(estimate) ?? Interval(estimate.value, estimate.value, estimate.value)
      guard interval.low > 0 else { continue }
      let variant = row.benchmark.variant
      if samples[variant] == nil { order.append(variant) }
      let tip = "\(row.benchmark): \(FigureText.figure(estimate, row.metric))"
      samples[variant, default: []].append(Sample(x: place, y: interval, tip: tip))
    }
    return order.map { name in
      Series(name: name, samples: (samples[name] ?? []).sorted { $0.x < $1.x }, isJoined: true)
    }
  }
}
