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
          .scenarios("D02", "S13", shows: "a changed modifier keeps the node and its state"),
          .every(
            "another layer allocates nothing, at any depth",
            "Opaque.chain.some.depth*",
            .allocations,
            .exactly(0)
          ),
          .every(
            "an update through many of them is dearer if each is erased",
            "ViewUpdate.modifiersLeaf.anyView*.depth*",
            .ratio,
            dearer
          ),
        ],
        within: [beyondSpecialization]
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
            "nor does a call through up to 48 layers",
            "Opaque.chain.some|concrete.depth1|depth5|depth10|depth48",
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
          beyondSpecialization,
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

  /// The specialiser of 6.3.1 refuses types that are nested more than fifty deep.
  private static let beyondSpecialization = ClaimTest.every(
    "beyond 48 layers types are no longer specialised, and calls go through metadata",
    "Opaque.chain.some|concrete.depth50",
    .indirectBranches,
    .atLeast(1)
  )
}
