/// A thing that people who teach Swift say, put so that rows of a run can confirm or refute it.
struct Claim: Sendable {
  /// What kind of evidence a claim asks for.
  enum Kind: String, Sendable {
    /// Counts or times.
    case numbers
    /// What a view tree does: identity, state, body runs.
    case scenario
    /// What the compiler accepts and what it refuses.
    case compiler
    /// Both of the first two.
    case numbersAndScenario = "numbers and scenario"
    /// The first and the third.
    case numbersAndCompiler = "numbers and compiler"
  }

  /// The letter of its chapter and its number, such as `A02`.
  let id: String
  /// What decides it.
  let kind: Kind
  /// The claim, as one sentence.
  let words: String
  /// What must hold; one that fails refutes the claim.
  let essentials: [ClaimTest]
  /// What limits the claim where it holds; one that fails only means that the limit was not seen.
  let limits: [ClaimTest]
  /// Why the claim cannot be tested here, or `nil` if it can.
  let obstacle: String?

  /// A claim that rows decide.
  init(
    _ id: String,
    _ kind: Kind,
    _ words: String,
    holdsIf essentials: [ClaimTest],
    within limits: [ClaimTest] = []
  ) {
    self.id = id
    self.kind = kind
    self.words = words
    self.essentials = essentials
    self.limits = limits
    obstacle = nil
  }

  /// A claim that keeps its place in the ledger although nothing here can decide it.
  init(_ id: String, _ words: String, notTestableBecause obstacle: String) {
    self.id = id
    kind = .numbers
    self.words = words
    essentials = []
    limits = []
    self.obstacle = obstacle
  }
}

/// The claims about one subject.
struct ClaimChapter: Sendable {
  /// The letter that the claims' ids begin with.
  let letter: Character
  /// What the claims are about.
  let title: String
  /// The claims, in the order of their numbers.
  let claims: [Claim]
}
