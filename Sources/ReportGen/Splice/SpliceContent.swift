import Results

/// What a marker can ask for, made from a run.
struct SpliceContent {
  /// The run.
  let input: RunInput
  /// The document, whose place decides how a picture is reached from it.
  let document: String
  private let evidence: Evidence
  private let figures: SpliceFigures

  /// The requests, for messages.
  static let forms =
    "'table FAMILY.OPERATION', 'means FAMILY', 'summary', 'claim ID', 'claims', 'claims tally',"
    + " 'sentence BENCHMARK', 'figure BENCHMARK METRIC', 'value BENCHMARK [xCOUNT] METRIC…',"
    + " 'quotient BENCHMARK BENCHMARK METRIC', 'difference BENCHMARK BENCHMARK [xCOUNT] [/COUNT] METRIC',"
    + " 'count PATTERN METRIC', 'answers', 'growth', 'attribution', 'chart NAME', 'screen'"

  /// Prepares to answer requests that `document` makes about `input` and about `runs`, which are
  /// the input's rows alone unless others are given.
  init(_ input: RunInput, for document: String, runs: SpliceRuns? = nil) {
    self.input = input
    self.document = document
    evidence = Evidence(input.results, input.manifest)
    figures = SpliceFigures(runs: runs ?? SpliceRuns(own: input.results))
  }

  /// The lines of what `piece` asks for.
  ///
  /// - Throws: ``SpliceError`` if the request is not understood or the run has no answer.
  func lines(for piece: SplicedText.Piece) throws(SpliceError) -> [String] {
    let words = piece.request.split(separator: " ").map(String.init)
    guard let form = Self.form(words) else {
      throw .unknownRequest(piece.request, line: piece.line)
    }
    guard let lines = form(self)(words.last ?? ""), !lines.isEmpty else {
      throw .absent(piece.request, line: piece.line)
    }
    guard !piece.isInline || lines.count == 1 else {
      throw .tooLong(piece.request, line: piece.line)
    }
    return lines
  }

  private typealias Form = (SpliceContent) -> (String) -> [String]?

  private static func form(_ words: [String]) -> Form? {
    switch (words.first, words.count) {
    case ("table", 2): { $0.table }
    case ("means", 2): { $0.means }
    case ("summary", 1): { content in { _ in content.summary } }
    case ("claim", 2): { $0.claim }
    case ("claims", 1): { content in { _ in content.claims } }
    case ("claims", 2) where words[1] == "tally": { content in { _ in content.tally } }
    case ("answers", 1): { content in { _ in Answers(evidence: content.evidence).lines } }
    case ("growth", 1): { content in { _ in GrowthSection(evidence: content.evidence).body } }
    case ("attribution", 1):
      { content in { _ in AttributionSection(evidence: content.evidence).body } }
    case ("chart", 2): { $0.chart }
    case ("sentence", 2): { $0.sentence }
    case ("screen", 1): { content in { _ in content.screen } }
    default: figureForm(words)
    }
  }

  private static func figureForm(_ words: [String]) -> Form? {
    let rest = Array(words.dropFirst())
    return switch (words.first, words.count) {
    case ("figure", 3): { content in { _ in content.figures.figure(rest) } }
    case ("value", 3...): { content in { _ in content.figures.values(rest) } }
    case ("quotient", 4): { content in { _ in content.figures.quotient(rest) } }
    case ("difference", 4...6): { content in { _ in content.figures.difference(rest) } }
    case ("count", 3): { content in { _ in content.figures.count(rest) } }
    default: nil
    }
  }

  private func table(_ title: String) -> [String]? {
    OperationTable.tables(of: input.results, benchmarks: input.manifest.benchmarks)
      .first { $0.title == title }?.table.markdownLines
  }

  private func means(_ family: String) -> [String]? {
    VariantMeans.byFamily(input.results)[family]?.markdownLines
  }

  private var summary: [String] {
    Summary(results: input.results, layoutFloor: input.manifest.layoutFloor).findingLines
  }

  private var claims: [String] {
    Array(ClaimsSection(evidence: evidence, reportPath: "results/REPORT.md").lines.dropFirst(2))
  }

  private var tally: [String] {
    [ClaimsSection.tally(Ledger.chapters.flatMap(\.claims).map { JudgedClaim($0, evidence) })]
  }

  private func claim(_ id: String) -> [String]? {
    Ledger.chapters.flatMap(\.claims).first { $0.id == id }.map { claim in
      ["\(claim.words) (\(claim.id): \(JudgedClaim(claim, evidence).verdict.rawValue))"]
    }
  }

  private func chart(_ name: String) -> [String]? {
    let above = document.split(separator: "/").dropLast().filter { $0 != "." }
    let root = document.hasPrefix("/") ? "" : above.map { _ in "../" }.joined()
    return Report(input: input, command: "").charts.first { $0.name == name }
      .map { [Charts.image($0, root + "results/charts")] }
  }

  private func sentence(_ name: String) -> [String]? {
    guard let row = BenchmarkName(name).flatMap({ input.results[$0, .ratio] }) else { return nil }
    let words =
      Finding(row, in: input.results)?.sentence
      ?? "\(name) has no ratio in this run: \(row.status.rawValue)."
    return [MarkdownText.escaped(words)]
  }

  /// The closing screen of the run, as preformatted text.
  private var screen: [String] {
    ClosingScreen.parts(of: input.own.table, layoutFloor: input.manifest.layoutFloor)
      .map { part in part.map { "    " + inert($0) } }
      .reduce(into: [String]()) { lines, part in lines += (lines.isEmpty ? [] : [""]) + part }
  }
}
