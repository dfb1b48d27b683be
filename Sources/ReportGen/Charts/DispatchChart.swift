import Results

/// What a call costs in each form, against the concrete one, by how many types the receiver has.
enum DispatchChart {
  /// Draws the chart, or `nil` if no ratio of a call was measured.
  static func chart(of evidence: Evidence) -> Chart? {
    let rows = evidence.rows(RowPattern("Dispatch.method.*.*"), .ratio)
    var headings: [String] = []
    for row in rows where !headings.contains(row.benchmark.parameter) {
      headings.append(row.benchmark.parameter)
    }
    let variants = XYChart.series(of: rows) { _ in 1 }.map(\.name)
    let groups = headings.map { heading in
      IntervalChart.Group(
        heading: heading.isEmpty ? "calls" : "types of receiver: \(heading)",
        rows: rows.filter { $0.benchmark.parameter == heading }
          .compactMap { row(of: $0, variants) }
      )
    }.filter { !$0.rows.isEmpty }
    guard !groups.isEmpty else { return nil }
    let values = groups.flatMap(\.rows).flatMap { [$0.value.low, $0.value.high] }
    return IntervalChart(
      name: "dispatch-forms",
      title: title(rows, headings),
      axis: .logarithmic("times the concrete call", holding: values + [1]),
      groups: groups,
      reference: 1
    ).chart
  }

  private static func row(of row: ResultRow, _ variants: [String]) -> IntervalChart.Row? {
    guard let estimate = row.estimate, let interval = Interval(estimate) else { return nil }
    return IntervalChart.Row(
      name: row.benchmark.variant,
      value: interval,
      text: FigureText.figure(estimate, .ratio),
      series: variants.firstIndex(of: row.benchmark.variant) ?? 0
    )
  }

  /// What `any` costs with the fewest and with the most types behind it.
  private static func title(_ rows: [ResultRow], _ headings: [String]) -> String {
    let any = headings.compactMap { heading in
      rows.first { $0.benchmark.variant == "any" && $0.benchmark.parameter == heading }
    }
    guard let first = any.first, let last = any.last, let few = first.estimate,
      let many = last.estimate
    else { return "What a call costs in each form" }
    let one = FigureText.figure(few, .ratio)
    guard any.count > 1 else { return "A call through any takes \(one) the time of a concrete one" }
    return "A call through any takes \(one) the time of a concrete one with"
      + " \(first.benchmark.parameter) type behind it, \(FigureText.figure(many, .ratio)) with"
      + " \(last.benchmark.parameter)"
  }
}
