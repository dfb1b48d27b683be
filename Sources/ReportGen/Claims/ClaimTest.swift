import Results

/// A proposition about a run, and how its rows are asked.
///
/// The ledger is made of these; `ClaimTest+Rows.swift` and its neighbours hold the few forms.
struct ClaimTest: Sendable {
  /// The proposition, as the end of a sentence: what must be seen in the rows.
  let proposition: String
  /// What the rows say of it.
  let judge: @Sendable (Evidence) -> Judgement
}

/// What rows say of a proposition.
struct Judgement: Equatable, Sendable {
  /// Whether the proposition holds.
  enum Outcome: Equatable, Sendable {
    /// Every row that it is about agrees.
    case holds
    /// A row contradicts it.
    case fails
    /// The rows are there, but an interval leaves both possible.
    case undecided
    /// A row that it needs was not measured.
    case missing
  }

  /// Whether the proposition holds.
  let outcome: Outcome
  /// The figures that decided, or what is missing.
  let figures: String
  /// The benchmarks that the figures come from.
  let benchmarks: [BenchmarkName]

  /// The judgement on a proposition that needs `what` and does not find it.
  static func missing(_ what: String) -> Judgement {
    Judgement(outcome: .missing, figures: "not in the run: \(what)", benchmarks: [])
  }
}

extension Judgement.Outcome {
  /// The outcome of several propositions together: a contradiction weighs more than a gap, a gap
  /// more than a doubt.
  static func together(_ outcomes: some Sequence<Self>) -> Self {
    var seen: Set<Self> = []
    for outcome in outcomes { seen.insert(outcome) }
    return [.fails, .missing, .undecided].first(where: seen.contains) ?? .holds
  }
}
