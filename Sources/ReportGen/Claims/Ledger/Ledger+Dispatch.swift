import Results

extension Ledger {
  static let otherDispatch = ClaimChapter(
    letter: "C",
    title: "Other dispatch",
    claims: [
      Claim(
        "C01",
        .numbers,
        "A `private` or `final` method of a class is called directly, one that can be overridden"
          + " through the vtable.",
        holdsIf: [
          .every(
            "no indirect branch where it is final or private",
            "Dispatch.method.classFinal|classPrivate.*",
            .indirectBranches,
            .exactly(0)
          ),
          .every(
            "one where it can be overridden",
            "Dispatch.method.classVirtual.*",
            .indirectBranches,
            .exactly(1)
          ),
        ]
      ),
      Claim(
        "C02",
        .numbers,
        "A stored property of a class is a load at a fixed offset; an accessor that can be"
          + " overridden is dispatched.",
        holdsIf: [
          .every(
            "a stored property has no indirect branch",
            "Dispatch.getter.classStored.*",
            .indirectBranches,
            .exactly(0)
          ),
          .every(
            "nor does reading it cost more",
            "Dispatch.getter.classStored.*",
            .ratio,
            equalTime
          ),
          .every(
            "an accessor that can be overridden has one",
            "Dispatch.getter.classVirtual.*",
            .indirectBranches,
            .exactly(1)
          ),
        ],
        within: [
          .every(
            "where exclusivity is checked, the access calls the runtime",
            "Dispatch.field.any|anyClassBound.checked",
            .exclusivityChecks,
            .atLeast(1)
          )
        ]
      ),
      Claim(
        "C03",
        "A method that is `@objc dynamic` goes through objc_msgSend.",
        notTestableBecause: "Linux has no Objective-C runtime"
      ),
    ]
  )
}
