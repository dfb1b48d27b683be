import Results

/// The ledger with its verdicts, as markdown.
struct ClaimsSection {
  let evidence: Evidence
  /// What stands before the anchor in a link to a table: empty inside the report itself.
  let reportPath: String

  /// The section as lines.
  var lines: [String] {
    let chapters = Ledger.chapters.map { chapter in
      (chapter, chapter.claims.map { JudgedClaim($0, evidence) })
    }
    let claims = chapters.flatMap(\.1)
    var lines = ["## What is said about erasure, and what the rows say", ""]
    guard claims.contains(where: \.isDecided) else {
      return lines + [
        "No row of this run decides any of the \(counted(claims.count, "claim")) that are judged here."
      ]
    }
    lines.append(Self.tally(claims))
    for (chapter, claims) in chapters {
      lines += ["", "### \(chapter.letter). \(chapter.title)", ""]
      lines += claims.flatMap(claimLines)
    }
    return lines
  }

  /// How many claims have each verdict, in one sentence.
  static func tally(_ claims: [JudgedClaim]) -> String {
    let counts = Verdict.allCases.compactMap { verdict -> String? in
      let count = claims.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    return "Of \(counted(claims.count, "claim")): \(counts.joined(separator: ", "))."
      + " Each verdict is computed from the rows named with it."
  }

  private func claimLines(_ judged: JudgedClaim) -> [String] {
    let claim = judged.claim
    var lines = ["- **\(claim.id), \(judged.verdict.rawValue):** \(claim.words)"]
    if let obstacle = claim.obstacle { lines.append("  - \(obstacle)") }
    let shown = judged.verdict == .notMeasured ? [.missing] : Self.weighty(judged)
    for decided in judged.essentials where shown.contains(decided.judgement.outcome) {
      lines.append(line(decided, Self.label(decided.judgement.outcome)))
    }
    for decided in judged.limits { lines.append(line(decided, "limit: ")) }
    return lines
  }

  /// The outcomes that explain a verdict: what refutes it, or else everything.
  private static func weighty(_ judged: JudgedClaim) -> [Judgement.Outcome] {
    judged.verdict == .refuted ? [.fails] : [.holds, .undecided, .missing]
  }

  private static func label(_ outcome: Judgement.Outcome) -> String {
    switch outcome {
    case .holds, .missing: ""
    case .fails: "not so: "
    case .undecided: "undecided: "
    }
  }

  private func line(_ decided: JudgedClaim.Decided, _ label: String) -> String {
    let judgement = decided.judgement
    let figures =
      judgement.outcome == .missing
      ? MarkdownText.code(judgement.figures) : MarkdownText.escaped(judgement.figures)
    let links = links(judgement.benchmarks)
    return "  - \(label)\(decided.proposition): \(figures)"
      + (links.isEmpty ? "" : " (\(links))")
  }

  /// Links to the tables in which the rows stand, each once, in the order of the rows.
  private func links(_ benchmarks: [BenchmarkName]) -> String {
    var titles: [String] = []
    for name in benchmarks {
      let title = "\(name.family).\(name.operation)"
      if !titles.contains(title) { titles.append(title) }
    }
    return titles.prefix(6).map { title in
      "[\(MarkdownText.escaped(title))](\(reportPath)#\(MarkdownText.anchor(title)))"
    }.joined(separator: ", ") + (titles.count > 6 ? " and others" : "")
  }
}
