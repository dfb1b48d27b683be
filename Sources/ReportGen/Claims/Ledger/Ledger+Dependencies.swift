import Results

extension Ledger {
  static let dependencies = ClaimChapter(
    letter: "G",
    title: "Dependencies and body runs",
    claims: reading + observing + [
      Claim(
        "G11",
        .compiler,
        "ForEach needs a RandomAccessCollection: an Array is one, a Set is not.",
        holdsIf: [.scenarios("G11", shows: "the one source compiles, the other does not")]
      ),
      Claim(
        "G12",
        .compiler,
        "Property wrappers need `var`, and `@StateObject` refuses an `@Observable` class.",
        holdsIf: [.scenarios("G12", shows: "the compiler refuses both sources")]
      ),
    ]
  )

  private static let reading: [Claim] = [
    Claim(
      "G01",
      .scenario,
      "Reading state in a body registers it, writing it marks its readers, and each run draws up"
        + " the list anew.",
      holdsIf: [.scenarios("G01", "S39", shows: "the reads of the last run count")]
    ),
    Claim(
      "G02",
      .scenario,
      "Passing a Binding on is not reading: the parent does not run, and the value is stored.",
      holdsIf: [.scenarios("G02", "S36", shows: "no body of the owner, one of the reader")]
    ),
    Claim(
      "G03",
      .scenario,
      "A body that runs makes all its children's values; a child's body runs only if its inputs"
        + " changed.",
      holdsIf: [.scenarios("G03", "S01", "S02", shows: "values made, compared, bodies run")]
    ),
    Claim(
      "G04",
      .scenario,
      "A changed property runs the child's body even if that does not use it; `.equatable()` can"
        + " stop it.",
      holdsIf: [.scenarios("G04", "S04", "S42", shows: "one body without, none with")]
    ),
    Claim(
      "G05",
      .scenario,
      "A change of a view's own state runs its body without making its struct anew.",
      holdsIf: [.scenarios("G05", shows: "one body, no new value")]
    ),
    Claim(
      "G06",
      .scenario,
      "A change never runs the whole tree again.",
      holdsIf: [.scenarios("G06", shows: "bodies run do not grow with the tree")]
    ),
  ]

  private static let observing: [Claim] = [
    Claim(
      "G07",
      .numbersAndScenario,
      "An ObservableObject runs every observer at any change, an `@Observable` only the readers of"
        + " the property.",
      holdsIf: [
        .scenarios("G07", "S39", "S40", shows: "all observers there, readers here"),
        .every(
          "where few rows read the property, the ObservableObject's change is dearer",
          "Observation.change.observableObject.1of*|10of*",
          .ratio,
          dearer
        ),
      ],
      within: [
        .every(
          "where a quarter of the rows read it, little is left of that: each run registers anew",
          "Observation.change.observableObject.50of200",
          .ratio,
          .atMost(1.5)
        )
      ]
    ),
    Claim(
      "G08",
      .scenario,
      "A Binding to an object does not subscribe to it.",
      holdsIf: [.scenarios("G08", shows: "no body runs when the object changes")]
    ),
    Claim(
      "G09",
      .scenario,
      "The environment is looked up by place, the nearest ancestor wins, and a required value that"
        + " is missing is an error that names its type.",
      holdsIf: [.scenarios("G09", "S38", shows: "the value seen, and the error's words")]
    ),
    Claim(
      "G10",
      .scenario,
      "A computed property registers the state that it reads; a branch not taken registers nothing.",
      holdsIf: [.scenarios("G10", shows: "bodies run after each kind of read")]
    ),
  ]
}
