import Results

/// What to use and what it costs, as the rows of a run say: the first screen of the report.
///
/// Every sentence is made from rows; without them it is not there, and it turns round with them.
struct Answers {
  let evidence: Evidence

  /// The sections as markdown, parted by empty lines; nothing if the run cannot answer.
  var lines: [String] {
    let sections = [
      ("What to use", [known, table, BoundaryTable(evidence: evidence).lines]),
      ("What makes it dear", [model, DiffingCost.lines(evidence)]),
      ("Where it turns", [breakEven]),
    ]
    let texts = sections.map { title, paragraphs in
      let written = paragraphs.filter { !$0.isEmpty }
      return written.isEmpty ? [] : [["## \(title)"]] + written
    }
    return Array(texts.joined().joined(separator: [""]))
  }

  /// What it costs to keep the type: the rule that the table's other columns are held against.
  private var known: [String] {
    let some = JudgedClaim.judged("B04", evidence)
    guard let some, let ratio = mean("Boxing|Dispatch.*.some.*"),
      let any = mean("Boxing|Dispatch.*.any.*")
    else { return [] }
    let words =
      switch some.verdict {
      case .confirmed, .confirmedWithinLimits: "`some` costs what the concrete type does, to 5 %"
      case .refuted: "`some` still costs something else than the concrete type"
      default: "what `some` costs is not decided"
      }
    return [
      "Where the type is known when the code is compiled, \(words):"
        + " \(FigureText.figure(ratio, .ratio)) the time of the concrete type in the geometric mean"
        + " over \(counted(ratio.n, "row")); `any` takes \(FigureText.figure(any, .ratio)) over"
        + " \(counted(any.n, "row"))."
    ]
  }

  private var table: [String] { DecisionTable(costs: FormCosts(evidence: evidence)).lines }
  private var model: [String] { CostModel(evidence)?.lines ?? [] }
  private var breakEven: [String] {
    CopyBreakEven(evidence: evidence).lines + FormBreakEven(evidence: evidence).lines
  }

  private func mean(_ pattern: String) -> Estimate? {
    let ratios = evidence.rows(RowPattern(pattern), .ratio).compactMap(\.estimate)
    return GeometricMean(of: ratios).map {
      Estimate(value: $0.value, low: $0.low, high: $0.high, n: $0.count)
    }
  }
}

extension JudgedClaim {
  /// The claim `id` judged by `evidence`, or `nil` if the ledger has none of that id.
  static func judged(_ id: String, _ evidence: Evidence) -> JudgedClaim? {
    Ledger.chapters.flatMap(\.claims).first { $0.id == id }.map { JudgedClaim($0, evidence) }
  }
}
