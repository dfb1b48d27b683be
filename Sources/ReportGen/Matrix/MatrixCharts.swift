import Results

/// What the build mode does to the forms, as slopes from mode to mode.
struct MatrixCharts {
  /// The most questions that get a chart of their own.
  private static let mostQuestions = 6
  /// The fewest rows whose mean says something of a form.
  private static let fewestRows = 3

  let modes: [MatrixMode]

  /// The modes that have a run, the one first to which the others are held.
  private var shown: [MatrixMode] { modes.filter { $0.run != nil } }

  /// A chart of all forms, then one for each of the questions whose forms change places most often.
  var all: [Chart] {
    guard shown.count > 1, let base = shown[0].run else { return [] }
    let questions = MatrixQuestion.all(of: base)
      .map { (question: $0, exchanges: exchanges($0)) }
      .filter { !$0.exchanges.isEmpty }
    let ranked = questions.enumerated().sorted {
      ($1.element.exchanges.count, $0.offset) < ($0.element.exchanges.count, $1.offset)
    }
    return [overview].compactMap(\.self)
      + ranked.prefix(Self.mostQuestions).map { chart($0.element.question, $0.element.exchanges) }
  }

  private typealias NamedExchange = (mode: String, exchange: MatrixQuestion.Exchange)

  private func exchanges(_ question: MatrixQuestion) -> [NamedExchange] {
    shown.dropFirst().flatMap { mode in
      question.exchanges(from: shown[0], to: mode).map { (mode.entry.name, $0) }
    }
  }

  private func axis() -> ChartAxis { .named("build mode", shown.map(\.entry.name)) }

  // MARK: One question

  private func chart(_ question: MatrixQuestion, _ exchanges: [NamedExchange]) -> Chart {
    let series = Self.shownForms(question, exchanges).map { form in
      XYChart.Series(
        name: form.variant,
        samples: samples {
          $0.instructions(form)
        } tip: {
          "\(form) in \($0)"
        },
        isJoined: true
      )
    }.filter { !$0.samples.isEmpty }
    let first = exchanges[0]
    let modes = Set(exchanges.map(\.mode)).count
    return XYChart(
      name: "modes-"
        + String(question.title.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }),
      title: "\(question.title): in \(first.mode), \(first.exchange.loser.variant) falls behind"
        + " \(first.exchange.winner.variant)"
        + (modes > 1 ? "; forms change places in \(modes) of \(shown.count - 1) modes" : ""),
      x: axis(),
      y: .logarithmic("instructions per operation", holding: series.values),
      series: series,
      note: "Counts are exact for each build and have no interval; where lines cross, the ranking"
        + " changes."
    ).chart
  }

  /// As many forms as there are colours: those that change places first, in the order of the suite.
  private static func shownForms(
    _ question: MatrixQuestion,
    _ exchanges: [NamedExchange]
  ) -> [BenchmarkName] {
    let moving = Set(exchanges.flatMap { [$0.exchange.loser, $0.exchange.winner] })
    let ranked =
      question.forms.filter(moving.contains)
      + question.forms.filter { !moving.contains($0) }
    let chosen = Set(ranked.prefix(ChartStyle.seriesCount))
    return question.forms.filter(chosen.contains)
  }

  private func samples(
    _ figure: (MatrixMode) -> Double?,
    tip: (String) -> String
  ) -> [XYChart.Sample] {
    shown.enumerated().compactMap { index, mode in
      guard let figure = figure(mode), figure > 0 else { return nil }
      let text = "\(tip(mode.entry.name)): \(NumberText.count(figure))"
      return XYChart.Sample(x: Double(index), y: Interval(figure, figure, figure), tip: text)
    }
  }

  // MARK: All forms

  /// What each form executes against its reference in the same mode, in the geometric mean.
  var overview: Chart? {
    guard shown.count > 1, let base = shown[0].run else { return nil }
    let means = forms(base).compactMap { form, pairs -> XYChart.Series? in
      let samples = samples { mode in
        mean(pairs, in: mode)
      } tip: {
        "\(form) in \($0)"
      }
      guard samples.count == shown.count else { return nil }
      return XYChart.Series(name: form, samples: samples, isJoined: true)
    }
    guard !means.isEmpty else { return nil }
    return XYChart(
      name: "build-modes",
      title: title(means),
      x: axis(),
      y: .logarithmic("instructions against the reference's, times", holding: means.values),
      series: means,
      note:
        "The geometric mean over the rows that every mode counted, each against its reference in"
        + " the same mode. Counts are exact and have no interval."
    ).chart
  }

  private typealias Pair = (own: BenchmarkName, reference: BenchmarkName)

  /// The forms with the most rows that every mode counted, in the order of the suite.
  private func forms(_ base: ComparedRun) -> [(String, [Pair])] {
    var order: [String] = []
    var pairs: [String: [Pair]] = [:]
    for described in base.manifest.benchmarks {
      guard let own = BenchmarkName(described.name), own.family != Findings.controlFamily,
        let reference = described.reference.flatMap(BenchmarkName.init),
        shown.allSatisfy({ ratio(($0.instructions(own), $0.instructions(reference))) != nil })
      else { continue }
      if pairs[own.variant] == nil { order.append(own.variant) }
      pairs[own.variant, default: []].append((own, reference))
    }
    let ranked = order.enumerated()
      .filter { (pairs[$0.element]?.count ?? 0) >= Self.fewestRows }
      .sorted { left, right in
        let (one, other) = (pairs[left.element]?.count ?? 0, pairs[right.element]?.count ?? 0)
        return one != other ? one > other : left.offset < right.offset
      }
    return ranked.prefix(ChartStyle.seriesCount).sorted { $0.offset < $1.offset }
      .map { ($0.element, pairs[$0.element] ?? []) }
  }

  private func ratio(_ figures: (own: Double?, reference: Double?)) -> Double? {
    guard let own = figures.own, let reference = figures.reference, own > 0, reference > 0 else {
      return nil
    }
    return own / reference
  }

  private func mean(_ pairs: [Pair], in mode: MatrixMode) -> Double? {
    let ratios = pairs.compactMap { pair in
      ratio((mode.instructions(pair.own), mode.instructions(pair.reference)))
        .map { Estimate(value: $0, low: nil, high: nil, n: 1) }
    }
    return GeometricMean(of: ratios)?.value
  }

  /// The form that the mode moves most, with the modes between which it does.
  private func title(_ series: [XYChart.Series]) -> String {
    let ranges = series.compactMap {
      one -> (name: String, least: XYChart.Sample, most: XYChart.Sample)? in
      guard let least = one.samples.min(by: { $0.y.value < $1.y.value }),
        let most = one.samples.max(by: { $0.y.value < $1.y.value })
      else { return nil }
      return (one.name, least, most)
    }
    let widest = ranges.max {
      $0.most.y.value / $0.least.y.value < $1.most.y.value / $1.least.y.value
    }
    guard let widest, widest.most.y.value >= widest.least.y.value * 1.1 else {
      return "No build mode moves a form by a tenth against its reference"
    }
    let words = { (sample: XYChart.Sample) in
      "\(NumberText.ratio(sample.y.value)) its reference's instructions in"
        + " \(shown[Int(sample.x)].entry.name)"
    }
    return "The build mode moves \(widest.name) most: \(words(widest.least)),"
      + " \(words(widest.most))"
  }
}

extension [XYChart.Series] {
  /// Every value drawn.
  fileprivate var values: [Double] { flatMap { $0.samples.map(\.y.value) } }
}
