import Results

/// Time, compile time and code size against a growing size, both axes logarithmic.
enum SweepCharts {
  /// A chart for each sweep of a metric.
  static func charts(of evidence: Evidence) -> [Chart] {
    let timed = evidence.rows(.time).filter { $0.benchmark.family != Findings.controlFamily }
    let code = evidence.rows(RowPattern("Compile.*.*.*"), .textBytes)
    return charts(timed, "ns per operation", "time")
      + charts(evidence.rows(.compileSeconds), "seconds to compile", "compile time")
      + charts(code, "bytes of text", "code size")
  }

  private static func charts(_ rows: [ResultRow], _ label: String, _ quantity: String) -> [Chart] {
    Sweep.all(in: rows).map { chart($0, label, quantity) }
  }

  private static func chart(_ sweep: Sweep, _ label: String, _ quantity: String) -> Chart {
    let series = XYChart.series(of: sweep.rows) { Sweep.Size($0.benchmark.parameter)?.count }
    let samples = series.flatMap(\.samples)
    let sizes = Set(samples.map(\.x)).sorted()
    let slopes = series.map { ($0.name, Sweep.exponent($0.samples)) }
    let words = [sweep.title, sweep.prefix, quantity].joined(separator: "-").lowercased()
    return XYChart(
      name: String(words.map { $0.isLetter || $0.isNumber ? $0 : "-" }),
      title: title(sweep, quantity, slopes),
      x: .logarithmic(sweep.axisLabel, holding: sizes, ticks: sizes),
      y: .logarithmic(label, holding: samples.flatMap { [$0.y.low, $0.y.high] }),
      series: series.map {
        XYChart.Series(name: $0.name, samples: $0.samples, isJoined: true)
      },
      note:
        "n^x is the slope of a line fitted to the logarithms, where one fits; bars and brackets are 95 %"
        + " intervals."
    ).chart
  }

  /// Which form grows least and which most.
  private static func title(
    _ sweep: Sweep,
    _ quantity: String,
    _ slopes: [(String, Estimate?)]
  ) -> String {
    let subject =
      sweep.flag.map { "\(sweep.title) with \($0), \(quantity) over N" }
      ?? "\(sweep.title), \(quantity) over \(sweep.axisLabel)"
    let known = slopes.compactMap { name, slope in slope.map { (name: name, slope: $0) } }
      .sorted { $0.slope.value < $1.slope.value }
    guard let least = known.first, let most = known.last, known.count > 1 else { return subject }
    return "\(subject): \(least.name) grows as \(power(least.slope)),"
      + " \(most.name) as \(power(most.slope))"
  }

  private static func power(_ exponent: Estimate) -> String {
    let interval = exponent.low.flatMap { low in
      exponent.high.map { " " + NumberText.interval(low, $0, decimals: 2) }
    }
    return "n^\(NumberText.fixed(exponent.value, decimals: 2))" + (interval ?? "")
  }
}
