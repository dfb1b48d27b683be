import Results

extension Ledger {
  static let identity = ClaimChapter(
    letter: "E",
    title: "Identity",
    claims: places + collections + [
      Claim(
        "E12",
        .scenario,
        "A changed `.id` resets the whole subtree, its tasks and scroll position too; a view can be"
          + " asked for by id.",
        holdsIf: [.scenarios("E12", "S23", shows: "everything below is new, nothing above")]
      ),
      Claim(
        "E13",
        .scenario,
        "An animation goes on while identity stays and starts again when it does not.",
        holdsIf: [.scenarios("E13", shows: "the value it began from is kept or lost")]
      ),
    ]
  )

  private static let places: [Claim] = [
    Claim(
      "E01",
      .scenario,
      "The same type at the same place is the same view: its attributes are compared and updated.",
      holdsIf: [.scenarios("E01", "S01", "S02", shows: "the node and its state stay")]
    ),
    Claim(
      "E02",
      .scenario,
      "Another type at the same place destroys the old subtree and its state and builds anew.",
      holdsIf: [.scenarios("E02", "S17", "S22", shows: "one teardown, one build, state reset")]
    ),
    Claim(
      "E03",
      .scenario,
      "Two branches of one type are still two identities.",
      holdsIf: [.scenarios("E03", "S09", shows: "a flip resets even where the types are the same")]
    ),
    Claim(
      "E04",
      .scenario,
      "A condition inside a modifier's value keeps identity, a branch does not.",
      holdsIf: [.scenarios("E04", "S13", "S14", shows: "state kept by the one, lost by the other")]
    ),
    Claim(
      "E05",
      .scenario,
      "An AnyView whose content changes its type destroys and rebuilds.",
      holdsIf: [.scenarios("E05", "S17", shows: "one teardown, one build")]
    ),
    Claim(
      "E06",
      .numbers,
      "AnyView has to check the dynamic type at run time, which is dearer than knowing it.",
      holdsIf: [
        .every("diffing through AnyView is slower", "Tree.diff.anyView.*", .ratio, dearer),
        .everyAgainstTwin(
          "each step asks the value through a pointer",
          "Tree.diff.anyView.*",
          .indirectBranches,
          .atLeast(1)
        ),
      ],
      within: [
        .exception(
          "how dear is a matter of the check: a cast costs far more than comparing the metatype",
          "Tree.diff.anyCast.*",
          above: 20
        )
      ]
    ),
  ]

  private static let collections: [Claim] = [
    Claim(
      "E07",
      .scenario,
      "With stable ids, the state in a ForEach follows its item through insert, delete, move, sort.",
      holdsIf: [.scenarios("E07", "S24", shows: "kept ids keep their node and state")]
    ),
    Claim(
      "E08",
      .scenario,
      "With offsets as ids, state stays at its position and lands on another item.",
      holdsIf: [.scenarios("E08", "S26", shows: "the worked examples, step by step")]
    ),
    Claim(
      "E09",
      .numbersAndScenario,
      "A fresh `.id(UUID())` in a body rebuilds everything each time.",
      holdsIf: [.scenarios("E09", "S25", shows: "state and tasks start anew at every update")]
    ),
    Claim(
      "E10",
      .scenario,
      "One id for two items makes them share storage, or worse.",
      holdsIf: [.scenarios("E10", "S27", shows: "no trap, a diagnostic, the first keeps its state")]
    ),
    Claim(
      "E11",
      .numbersAndScenario,
      "AnyView in a list row hides how many views a row makes, so every row is resolved.",
      holdsIf: [
        .scenarios("E11", "S31", shows: "typed, only the window runs; erased, all rows do"),
        .every(
          "an update of the whole list is dearer",
          "ViewWindow.update.anyView.*",
          .ratio,
          dearer
        ),
        .every(
          "and makes a box for each row, seen or not",
          "ViewWindow.update.anyView.*",
          .allocations,
          .atLeast(1)
        ),
      ],
      within: [
        .exception(
          "a plain `if` in the row hides it as well",
          "ViewWindow.update.conditional.*",
          above: 1.05
        ),
        .cheaper(
          "scrolling is cheaper, as all rows have been made",
          "ViewWindow.scroll.anyView.*",
          below: 0.95
        ),
      ]
    ),
  ]
}
