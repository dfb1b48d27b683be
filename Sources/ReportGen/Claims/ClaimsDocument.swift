import Results

/// The ledger with its verdicts for programs.
struct ClaimsDocument: Encodable {
  /// One claim.
  struct Entry: Encodable {
    let id: String
    let kind: String
    let claim: String
    let verdict: Verdict
    let decidedBy: [Proposition]
    let limits: [Proposition]
    let obstacle: String?
  }

  /// One proposition with what the rows say.
  struct Proposition: Encodable {
    let proposition: String
    let outcome: String
    let figures: String
    let benchmarks: [String]
  }

  let schema = 1
  let claims: [Entry]

  /// Describes `claims`.
  init(_ claims: [JudgedClaim]) {
    self.claims = claims.map { judged in
      Entry(
        id: judged.claim.id,
        kind: judged.claim.kind.rawValue,
        claim: judged.claim.words,
        verdict: judged.verdict,
        decidedBy: judged.essentials.map(Proposition.init),
        limits: judged.limits.map(Proposition.init),
        obstacle: judged.claim.obstacle
      )
    }
  }
}

extension ClaimsDocument.Proposition {
  fileprivate init(_ decided: JudgedClaim.Decided) {
    proposition = decided.proposition
    outcome = "\(decided.judgement.outcome)"
    figures = decided.judgement.figures
    benchmarks = decided.judgement.benchmarks.map(\.description)
  }
}
