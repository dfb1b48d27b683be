import Results

/// The figures of a row over the runs, with their intervals and where runs cannot be compared.
struct HistoryCharts {
  let history: RunHistory

  /// A chart for each of `series`.
  func charts(of series: [RowHistory]) -> [Chart] { series.map(chart) }

  private func chart(_ row: RowHistory) -> Chart {
    let samples = zip(0..., row.rows).compactMap { index, row in sample(index, row) }
    return XYChart(
      name: "history-"
        + "\(row.benchmark)-\(row.metric.rawValue)".lowercased()
        .map { $0.isLetter || $0.isNumber || $0 == "+" ? String($0) : "-" }.joined(),
      title: title(row),
      x: .named("run, oldest first", history.runs.indices.map { "\($0 + 1)" }),
      y: .linear(
        "\(row.metric.rawValue), \(row.metric.unit)",
        holding: samples.flatMap { [$0.y.low, $0.y.high] }
      ),
      series: [
        XYChart.Series(name: row.benchmark.variant, samples: samples, isJoined: true)
      ],
      limits: limits,
      note: row.metric.isExact
        ? "An exact figure has no interval." : "Bars are 95 % intervals over launches."
    ).chart
  }

  private func sample(_ run: Int, _ row: ResultRow?) -> XYChart.Sample? {
    guard let row, let estimate = row.estimate else { return nil }
    let interval = Interval(estimate) ?? Interval(estimate.value, estimate.value, estimate.value)
    let figure = FigureText.figure(estimate, row.metric)
    return XYChart.Sample(x: Double(run), y: interval, tip: "run \(run + 1): \(figure)")
  }

  /// A line before each run that differs from the one before it in a fact that matters.
  private var limits: [XYChart.Limit] {
    zip(0..., history.breaks).compactMap { run, mismatches in
      mismatches.first.map {
        XYChart.Limit(x: Double(run) - 0.5, label: "not compared: other \($0.field)")
      }
    }
  }

  /// The last change, or that there is none.
  private func title(_ row: RowHistory) -> String {
    let subject = "\(row.benchmark), \(row.metric.rawValue)"
    guard let change = row.changes.last else { return "\(subject): no change point" }
    let figures = [change.before, change.after].map { HistoryTables.shown($0, row.metric) }
    let others = row.changes.count > 1 ? ", the last of \(row.changes.count) changes" : ""
    return "\(subject): \(figures[0]) to \(figures[1]) at run \(change.run + 1)\(others)"
      + (change.isConfirmed ? "" : ", which no second run confirms")
  }
}
