extension Ledger {
  static let lifetime = ClaimChapter(
    letter: "F",
    title: "Lifetime and state",
    claims: [
      Claim(
        "F01",
        .scenario,
        "View values are thrown away; a state lives as long as the identity that owns it.",
        holdsIf: [.scenarios("F01", shows: "new values, the same state, until identity ends")]
      ),
      Claim(
        "F02",
        .scenario,
        "The initial value of `@State` is used once; later ones are ignored.",
        holdsIf: [.scenarios("F02", "S34", shows: "the stored value wins over a new initial one")]
      ),
      Claim(
        "F03",
        .scenario,
        "A plain stored property is made anew with its struct and remembers nothing.",
        holdsIf: [.scenarios("F03", shows: "the property is back at its first value")]
      ),
      Claim(
        "F04",
        .scenario,
        "State in a branch dies when the branch goes; lifted to the parent and passed as a Binding"
          + " it lives.",
        holdsIf: [.scenarios("F04", shows: "the two programs side by side")]
      ),
      Claim(
        "F05",
        .scenario,
        "`@StateObject` is made once for an identity, an `@ObservedObject` made in the view at every"
          + " rebuild.",
        holdsIf: [.scenarios("F05", shows: "how often each was made")]
      ),
      Claim(
        "F06",
        .scenario,
        "What a plain reference points at can change without an update.",
        holdsIf: [.scenarios("F06", "S07", shows: "no body runs")]
      ),
      Claim(
        "F07",
        .scenario,
        "Switching the root on a session's state replaces the whole tree.",
        holdsIf: [.scenarios("F07", shows: "every node of the old root is gone")]
      ),
    ]
  )
}
