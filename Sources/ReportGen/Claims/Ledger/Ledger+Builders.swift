import Results

extension Ledger {
  static let builders = ClaimChapter(
    letter: "D",
    title: "Builders and wrappers",
    claims: [
      Claim(
        "D01",
        .numbersAndScenario,
        "A builder makes one ConditionalContent type of an `if` and its `else`.",
        holdsIf: [
          .scenarios("D01", "S11", shows: "the type's name, and one branch replaced at a time"),
          .every(
            "building it costs less than erasing the branches",
            "Builder.build.anyView.conditional",
            .ratio,
            dearer
          ),
        ]
      ),
      Claim(
        "D02",
        .numbersAndScenario,
        "A modifier wraps a view in ModifiedContent and leaves its identity alone.",
        holdsIf: [
          .scenarios("D02", "S13", shows: "a changed modifier keeps the node and its state")
        ]
      ),
      Claim(
        "D03",
        .numbers,
        "A long static type is free at run time.",
        holdsIf: [
          .every(
            "building the typed document allocates nothing at any depth",
            "Builder.build.pairs.depth*|arity*",
            .allocations,
            .exactly(0)
          ),
          .every(
            "walking it calls nothing indirectly",
            "Builder.walk.pairs.depth*|arity*",
            .indirectBranches,
            .exactly(0)
          ),
          .every(
            "the erased one is slower at every depth",
            "Builder.build.anyView.depth*|arity*",
            .ratio,
            dearer
          ),
        ],
        within: [
          .cheaper(
            "the compiler pays: erased sources compile in less time than typed ones",
            "Compile.modifiers|rows.any|anyView.*",
            below: 0.95
          ),
          .unmeasured(
            "what the compiler pays for it is not in this run",
            "Compile.modifiers|rows.*.*",
            .compileSeconds
          ),
        ]
      ),
      Claim(
        "D04",
        .numbers,
        "A view builder in place of AnyView costs nothing to write and is faster.",
        holdsIf: [
          .every(
            "the same document is slower to build with AnyView",
            "Builder.build.anyView.*",
            .ratio,
            dearer
          ),
          .every(
            "and slower to walk",
            "Builder.walk.anyView.*",
            .ratio,
            dearer
          ),
        ]
      ),
    ]
  )
}
