import Results

/// The ledger with its verdicts for a terminal: a line a claim, then what decided it.
enum ClaimsText {
  /// The text of `claims`.
  static func text(_ claims: [JudgedClaim]) -> String {
    let blocks = claims.map { judged in
      let figures = judged.essentials + judged.limits
      let details = figures.map { "     \($0.proposition): \(inert($0.judgement.figures))" }
      let head = "\(judged.claim.id)  \(judged.verdict.rawValue): \(plain(judged.claim.words))"
      return ([head] + details.map(plain)).joined(separator: "\n")
    }
    return (blocks + [ClaimsSection.tally(claims)]).joined(separator: "\n")
  }

  /// `text` without the backticks that make it code in markdown.
  private static func plain(_ text: String) -> String { text.filter { $0 != "`" } }
}
