import Results

/// Figures of rows, as the sentences and tables of a document ask for them.
struct SpliceFigures {
  let runs: SpliceRuns

  /// The text where a run was not taken or lost a row.
  private static let notMeasured = "not measured"

  /// What a row has: a number, or the words that stand for one.
  private enum Amount {
    case number(Double)
    case words(String)
  }

  /// What operands and scale come to, or why there is no number.
  private struct Sum {
    let operands: [Double]
    let scale: Double
    let metric: Metric
  }

  /// One figure with its interval and unit: `BENCHMARK METRIC`.
  func figure(_ words: [String]) -> [String]? {
    guard words.count == 2, let metric = Metric(rawValue: words[1]) else { return nil }
    switch runs.row(words[0], metric) {
    case .noRow: return nil
    case .notMeasured: return [Self.notMeasured]
    case .row(let row):
      let text = row.estimate.map { FigureText.figure($0, metric) } ?? row.status.rawValue
      return [MarkdownText.escaped(text)]
    }
  }

  /// The bare numbers of several metrics, for a sentence or cell that has their units itself; of
  /// so many operations where a word such as `x16` says so: `BENCHMARK [xCOUNT] METRIC…`.
  func values(_ words: [String]) -> [String]? {
    guard let name = words.first else { return nil }
    let (metrics, scale) = Self.scaled(words.dropFirst())
    let texts = metrics.map { word -> String? in
      guard let metric = Metric(rawValue: word) else { return nil }
      switch amount(name, metric) {
      case .number(let number): return FigureText.bare(number * scale, metric)
      case .words(let words): return words
      case nil: return nil
      }
    }
    let known = texts.compactMap(\.self)
    guard !known.isEmpty, known.count == texts.count else { return nil }
    return [Set(known) == [Self.notMeasured] ? Self.notMeasured : known.joined(separator: ", ")]
  }

  /// How many times as much one row has as another: `BENCHMARK BENCHMARK METRIC`.
  func quotient(_ words: [String]) -> [String]? {
    text(words) { sum in
      guard sum.operands[1] > 0 else { return nil }
      return FigureText.bare(sum.operands[0] / sum.operands[1], .time)
    }
  }

  /// How much more a second row has than a first, times or divided by a number:
  /// `BENCHMARK BENCHMARK [xCOUNT] [/COUNT] METRIC`.
  func difference(_ words: [String]) -> [String]? {
    text(words) { FigureText.bare(($0.operands[1] - $0.operands[0]) * $0.scale, $0.metric) }
  }

  /// How many rows that fit a pattern say yes, or have more than none: `PATTERN METRIC`.
  func count(_ words: [String]) -> [String]? {
    guard words.count == 2, let metric = Metric(rawValue: words[1]) else { return nil }
    guard let rows = runs.rows(words[0], metric) else { return [Self.notMeasured] }
    return rows.isEmpty ? nil : ["\(rows.count { ($0.value ?? 0) > 0 })"]
  }

  /// The text of two rows of one metric, or the words that stand for one of them.
  private func text(_ words: [String], _ text: (Sum) -> String?) -> [String]? {
    let (rest, scale) = Self.scaled(words[...])
    guard rest.count == 3, let metric = Metric(rawValue: rest[2]) else { return nil }
    var operands: [Double] = []
    for name in rest.prefix(2) {
      switch amount(name, metric) {
      case .number(let number): operands.append(number)
      case .words(let words): return [words]
      case nil: return nil
      }
    }
    return text(Sum(operands: operands, scale: scale, metric: metric)).map { [$0] }
  }

  private func amount(_ name: String, _ metric: Metric) -> Amount? {
    switch runs.row(name, metric) {
    case .noRow: nil
    case .notMeasured: .words(Self.notMeasured)
    case .row(let row): row.value.map(Amount.number) ?? .words(row.status.rawValue)
    }
  }

  /// The words that are no `x16` and no `/16`, and what those come to.
  private static func scaled(_ words: ArraySlice<String>) -> (rest: [String], scale: Double) {
    var rest: [String] = []
    var scale = 1.0
    for word in words {
      let count = Int(word.dropFirst()).map(Double.init)
      switch (word.first, count) {
      case ("x", let count?) where count > 0: scale *= count
      case ("/", let count?) where count > 0: scale /= count
      default: rest.append(word)
      }
    }
    return (rest, scale)
  }
}
