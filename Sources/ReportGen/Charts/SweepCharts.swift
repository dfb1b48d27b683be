import Results

/// Time, compile time and code size against a growing size, both axes logarithmic.
///
/// What is drawn and how it grows is what the table of growth has: the cost of the whole, and the
/// slope between its logarithms.
enum SweepCharts {
  /// What is drawn over the size.
  private struct Quantity {
    let metric: Metric
    /// The end of the name of the chart's file.
    let name: String
    /// As the subject of a title.
    let words: String
    /// The label of the axis.
    let label: String
  }

  private static let time = Quantity(
    metric: .time,
    name: "time",
    words: "time of the whole",
    label: "ns for the whole"
  )
  private static let compileTime = Quantity(
    metric: .compileSeconds,
    name: "compile time",
    words: "compile time",
    label: "seconds to compile"
  )
  private static let codeSize = Quantity(
    metric: .textBytes,
    name: "code size",
    words: "code size",
    label: "bytes of text"
  )

  /// A chart for each sweep of a metric.
  static func charts(of evidence: Evidence) -> [Chart] {
    charts(time, evidence) + charts(compileTime, evidence) + charts(codeSize, evidence)
  }

  private static func charts(_ quantity: Quantity, _ evidence: Evidence) -> [Chart] {
    let sweeps = Sweep.all(of: SizedCosts.all(quantity.metric, evidence))
    // The text of a suite's kernels is no matter of their sizes; that of a program compiled for it is.
    return sweeps.filter { quantity.metric != .textBytes || $0.flag != nil }
      .map { chart($0, quantity) }
  }

  private static func chart(_ sweep: Sweep, _ quantity: Quantity) -> Chart {
    let costs = sweep.forms.flatMap(\.samples)
    let sizes = Set(costs.map(\.size)).sorted()
    let words = [sweep.title, sweep.prefix, quantity.name].joined(separator: "-").lowercased()
    return XYChart(
      name: String(words.map { $0.isLetter || $0.isNumber ? $0 : "-" }),
      title: title(sweep, quantity),
      x: .logarithmic(sweep.axisLabel, holding: sizes, ticks: sizes),
      y: .logarithmic(quantity.label, holding: costs.flatMap { [$0.cost.low, $0.cost.high] }),
      series: sweep.forms.map { form in
        XYChart.Series(
          name: form.variant,
          samples: form.samples.map { sample($0, form, quantity.metric) },
          isJoined: true
        )
      },
      note:
        "n^x is the slope between logarithms, with the ends that the 95 % intervals leave it; none"
        + " is given where no class of growth fits. Bars are 95 % intervals."
    ).chart
  }

  private static func sample(
    _ sample: SizedCosts.Sample,
    _ form: SizedCosts,
    _ metric: Metric
  ) -> XYChart.Sample {
    let figure = FigureText.figure(sample.cost.estimate, metric)
    let size = "\(form.prefix)\(NumberText.count(sample.size))"
    return XYChart.Sample(x: sample.size, y: sample.cost, tip: "\(form.name), \(size): \(figure)")
  }

  /// Which form grows least and which most.
  private static func title(_ sweep: Sweep, _ quantity: Quantity) -> String {
    let subject =
      sweep.flag.map { "\(sweep.title) with \($0), \(quantity.words) over N" }
      ?? "\(sweep.title), \(quantity.words) over \(sweep.axisLabel)"
    let known = sweep.forms.compactMap { form in
      exponent(form).map { (name: form.variant, slope: $0) }
    }.sorted { $0.slope.value < $1.slope.value }
    guard let least = known.first, let most = known.last, known.count > 1 else { return subject }
    return "\(subject): \(least.name) grows as n^\(GrowthText.exponent(least.slope)),"
      + " \(most.name) as n^\(GrowthText.exponent(most.slope))"
  }

  /// The exponent, or `nil` across a cliff, which no power of the size describes.
  private static func exponent(_ form: SizedCosts) -> Interval? {
    Growth(form.samples).answer == .unlike ? nil : form.exponent
  }
}
