import Results

extension Ledger {
  static let opaqueTypes = ClaimChapter(
    letter: "B",
    title: "What `some` is",
    claims: [
      Claim(
        "B01",
        .compiler,
        "`some` hides a type's name and keeps its identity: two results of one function have one"
          + " type.",
        holdsIf: [.scenarios("B01", shows: "the sources that must compile do, the others do not")]
      ),
      Claim(
        "B02",
        .compiler,
        "All return paths of a `some` result have one type, those of an `any` result may differ,"
          + " and a view builder makes one type of its branches.",
        holdsIf: [.scenarios("B02", shows: "the sources that must compile do, the others do not")]
      ),
      Claim(
        "B03",
        .compiler,
        "Opaque is generic turned round: the callee chooses the type, not the caller.",
        holdsIf: [.scenarios("B03", shows: "the sources that must compile do, the others do not")]
      ),
      opaqueIsFree, specializedIsFree, alwaysDynamic,
    ]
  )

  private static let opaqueIsFree = Claim(
    "B04",
    .numbers,
    "`some` is as fast as naming the concrete type.",
    holdsIf: [
      .everyAgainstTwin(
        "no `some` form has more indirect branches than its concrete twin",
        "Boxing|Dispatch.*.some.*",
        .indirectBranches,
        .atMost(0)
      ),
      .everyAgainstTwin(
        "none allocates more",
        "Boxing|Dispatch.*.some.*",
        .allocations,
        .atMost(0)
      ),
      .mean("over all rows the time is the same", "Boxing|Dispatch.*.some.*", equalTime),
    ],
    within: [
      .exception("single forms are slower", "Boxing|Dispatch.*.some.*", above: 1.05),
      .exception(
        "nested, composed and hidden results can be slower",
        "Opaque.*.some*.*",
        above: 1.05
      ),
      .exception(
        "without cross-module optimization, a hidden body makes it dearer",
        "Boundary.no-cmo.some.*",
        above: 1.05
      ),
      .exception("across a resilient boundary it is not free", resilient, above: 1.05),
      .unmeasured("a resilient boundary is not in this run", resilient, .ratio),
    ]
  )

  /// The rows of `some` results of a resilient library, as ``MatrixMode/boundaryRows`` names them.
  private static let resilient = "Boundary.resilient.some.*"
  /// The rows of `any` results whose concrete type the optimizer can see.
  private static let visible = "Opaque.result.any.inlinable|public"

  private static let specializedIsFree = Claim(
    "B05",
    .numbers,
    "Generic code is specialised and therefore free.",
    holdsIf: [
      .every(
        "a specialised generic call has no indirect branch",
        "Dispatch.*.generic.*",
        .indirectBranches,
        .exactly(0)
      ),
      .mean(
        "over all rows the time is that of the concrete twin",
        "Boxing|Dispatch.*.generic.*",
        equalTime
      ),
    ],
    within: [
      .exception(
        "a body that another module hides is dearer",
        "Generic.call.hidden.*",
        above: 1.05
      ),
      .mean(
        "only where the body is seen: unspecialised, the same source is dearer",
        "Boxing|Dispatch.*.genericUnspecialized.*",
        dearer
      ),
    ]
  )

  private static let alwaysDynamic = Claim(
    "B06",
    .numbers,
    "`any` always dispatches dynamically.",
    holdsIf: [
      .everyAgainstTwin(
        "from an opaque source, every call has an indirect branch",
        "Dispatch.method|getter|mutating|static|init|associated|extension.any.*",
        .indirectBranches,
        .atLeast(1)
      ),
      .every(
        "rows in which the optimizer can see the concrete type stand beside them",
        visible,
        .indirectBranches,
        .atLeast(0)
      ),
    ],
    within: [
      .every(
        "where the optimizer sees the concrete type it removes the call",
        visible,
        .indirectBranches,
        .exactly(0)
      )
    ]
  )
}
