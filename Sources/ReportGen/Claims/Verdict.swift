import Results

/// What became of a claim.
enum Verdict: String, CaseIterable, Codable, Sendable {
  /// Everything that must hold does.
  case confirmed
  /// Everything that must hold does, and rows show where it ends.
  case confirmedWithinLimits = "confirmed within limits"
  /// A row contradicts the claim.
  case refuted
  /// All rows are there, but their intervals do not decide.
  case open
  /// A row or scenario that the claim needs is not in the run.
  case notMeasured = "not measured"
  /// Nothing on this system can decide it.
  case notTestable = "not testable here"
}

/// A claim with its verdict and with what decided it.
struct JudgedClaim: Sendable {
  /// A proposition with what the rows say of it.
  struct Decided: Sendable {
    /// The proposition.
    let proposition: String
    /// What the rows say.
    let judgement: Judgement
  }

  /// The claim.
  let claim: Claim
  /// The verdict, computed from the judgements alone.
  let verdict: Verdict
  /// Whether rows decide about it, or would if their intervals were narrower.
  var isDecided: Bool { verdict != .notMeasured && verdict != .notTestable }
  /// The propositions that must hold.
  let essentials: [Decided]
  /// The limits that the rows show, for a claim that is confirmed within them.
  let limits: [Decided]

  /// Asks `evidence` about `claim`.
  init(_ claim: Claim, _ evidence: Evidence) {
    self.claim = claim
    essentials = claim.essentials.map { Self.decided($0, evidence) }
    let seen = claim.limits.map { Self.decided($0, evidence) }
      .filter { $0.judgement.outcome == .holds }
    let whole = Self.verdict(claim, essentials.map(\.judgement.outcome))
    let isLimited = whole == .confirmed && !seen.isEmpty
    verdict = isLimited ? .confirmedWithinLimits : whole
    limits = isLimited ? seen : []
  }

  private static func decided(_ test: ClaimTest, _ evidence: Evidence) -> Decided {
    Decided(proposition: test.proposition, judgement: test.judge(evidence))
  }

  private static func verdict(_ claim: Claim, _ outcomes: [Judgement.Outcome]) -> Verdict {
    if claim.obstacle != nil { return .notTestable }
    return switch Judgement.Outcome.together(outcomes) {
    case .fails: .refuted
    case .missing: .notMeasured
    case .undecided: .open
    case .holds: .confirmed
    }
  }
}
