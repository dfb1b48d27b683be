import Results

/// Every benchmark of a run as the page's script reads it: JSON that cannot leave its element.
struct PageRows: Encodable {
  /// One benchmark.
  struct Row: Encodable {
    let name: String
    let family: String
    let operation: String
    let variant: String
    let parameter: String
    /// Nanoseconds per operation, or nothing.
    let time: Double?
    let ratio: Double?
    let ratioText: String
    let verdict: String
    let allocations: Double?
    let instructions: Double?
    let branches: Double?
    /// What there is to say beyond the columns, sentence by sentence.
    let more: [String]
    /// What `DispatchBench explain` said of it, line by line, or nothing.
    let explanation: String?
  }

  let rows: [Row]

  /// Reads the benchmarks of `input`, in the order in which they first occur.
  init(_ input: RunInput, _ evidence: Evidence, _ explanations: Explanations = .none) {
    let described = Dictionary(
      input.manifest.benchmarks.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    rows = input.results.benchmarks.map { name in
      Self.row(name, evidence, described[name.description], explanations[name])
    }
  }

  private static func row(
    _ name: BenchmarkName,
    _ evidence: Evidence,
    _ description: BenchmarkDescription?,
    _ explanation: String?
  ) -> Row {
    let results = evidence.results
    let ratio = results[name, .ratio]
    return Row(
      name: name.description,
      family: name.family,
      operation: name.operation,
      variant: name.variant,
      parameter: name.parameter,
      time: results[name, .time]?.value,
      ratio: ratio?.value,
      ratioText: ratio?.estimate.map { FigureText.figure($0, .ratio) } ?? "",
      verdict: verdict(name, ratio, evidence),
      allocations: results[name, .allocations]?.value,
      instructions: results[name, .instructions]?.value,
      branches: results[name, .indirectBranches]?.value,
      more: sentences(name, ratio, evidence, description),
      explanation: explanation
    )
  }

  /// What the ratio's interval says against the layout floor, in one word.
  private static func verdict(_ name: BenchmarkName, _ ratio: ResultRow?, _ evidence: Evidence)
    -> String
  {
    guard let ratio else {
      let outcome = evidence.results[name, .scenario]?.value
      return outcome.map { $0 == 1 ? "as claimed" : "otherwise" } ?? "reference"
    }
    guard let low = ratio.low, let high = ratio.high else {
      return ratio.status == .ok ? "undecided" : ratio.status.rawValue
    }
    if low > evidence.floor { return "dearer" }
    if high < 1 / evidence.floor { return "cheaper" }
    return low >= 1 / evidence.floor && high <= evidence.floor ? "same" : "undecided"
  }

  private static func sentences(
    _ name: BenchmarkName,
    _ ratio: ResultRow?,
    _ evidence: Evidence,
    _ description: BenchmarkDescription?
  ) -> [String] {
    let finding = ratio.flatMap { Finding($0, in: ResultTable()) }
    let difference = evidence.row(name.description, .difference)?.estimate
    let counts = Metric.allCases.filter(\.isExact).compactMap { metric in
      evidence.results[name, metric]?.estimate.map { FigureText.figure($0, metric) }
    }
    let note = evidence.results[name, .time]?.note ?? evidence.results[name, .scenario]?.note
    let sentences = [
      finding?.sentence, difference.map { "Beyond its reference: \(FigureText.nanoseconds($0))." },
      description.map { "Must leave standing: \($0.leaves)." }, description?.note, note,
      counts.isEmpty ? nil : "Counts: \(counts.joined(separator: ", ")).",
    ]
    return sentences.compactMap(\.self).filter { !$0.isEmpty }.map {
      inert(shortened($0, limit: 1_000))
    }
  }

  /// The rows as JSON in which no `<` stands, so that nothing in it can end a script element.
  var json: String {
    get throws {
      let text = String(decoding: try jsonBytes(rows, isCompact: true), as: UTF8.self)
      return text.split(separator: "<", omittingEmptySubsequences: false).joined(
        separator: "\\u003c"
      )
    }
  }
}
