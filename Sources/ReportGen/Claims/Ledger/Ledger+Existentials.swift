import Results

extension Ledger {
  static let existentials = ClaimChapter(
    letter: "A",
    title: "What an existential is",
    claims: [layout, placement, witnessedLifetime, witnessedCalls, costModel] + whenBoxed
  )

  private static let layout = Claim(
    "A01",
    .numbers,
    "`any P` is three words of buffer, one of metadata and one for each protocol; `Any` has no"
      + " protocol, and a class-bound existential has one word of buffer and no metadata.",
    holdsIf: [
      .every("`Any` is 32 bytes", "Layout.Any.plain", .layoutBytes, .exactly(32)),
      .every("one protocol makes 40", "Layout.anyP.plain", .layoutBytes, .exactly(40)),
      .every("two make 48", "Layout.anyPQ.plain", .layoutBytes, .exactly(48)),
      .every("three make 56", "Layout.anyPQR.plain", .layoutBytes, .exactly(56)),
      .every(
        "class-bound, one makes 16",
        "Layout.anyClassBound.plain",
        .layoutBytes,
        .exactly(16)
      ),
      .every(
        "class-bound, two make 24",
        "Layout.anyClassBound.twoProtocols",
        .layoutBytes,
        .exactly(24)
      ),
    ],
    within: [
      .every(
        "`any Error` is one pointer to a box instead",
        "Layout.anyError.plain",
        .layoutBytes,
        .exactly(8)
      ),
      .every(
        "an existential metatype has no buffer",
        "Layout.metatype.anyP",
        .layoutBytes,
        .exactly(16)
      ),
      .every(
        "a marker protocol adds nothing",
        "Layout.anyP.sendable",
        .layoutBytes,
        .exactly(40)
      ),
    ]
  )

  private static let placement = Claim(
    "A02",
    .numbers,
    "A value of at most 24 bytes lives in the existential's buffer; a larger one goes to the heap.",
    holdsIf: [
      .every(
        "up to 24 bytes, storing allocates nothing",
        "Boxing.store.any|Any.*",
        .allocations,
        .exactly(0),
        sizes: 0...24
      ),
      .every(
        "from 25 bytes on, each store allocates once",
        "Boxing.store.any|Any.*",
        .allocations,
        .exactly(1),
        sizes: 25...Int.max
      ),
    ],
    within: [
      .every(
        "16 bytes that are aligned to 16 are boxed as well",
        "Boxing.store.any|Any.SIMD2|UInt128",
        .allocations,
        .exactly(1)
      ),
      .every(
        "a struct with a weak reference is boxed whatever its size",
        "Boxing.store.any|Any.weak",
        .allocations,
        .exactly(1)
      ),
      .every(
        "an error is always boxed by an untyped throw, even an empty struct",
        "Error.*throw*.any|anyError|untyped.empty*",
        .allocations,
        .atLeast(1)
      ),
    ]
  )

  private static let witnessedLifetime = Claim(
    "A03",
    .numbers,
    "Copying and destroying the value goes through its type's value witness table.",
    holdsIf: [
      .everyAgainstTwin(
        "copying an inline payload takes an indirect call",
        "Boxing.copy.any.24B",
        .indirectBranches,
        .atLeast(1)
      ),
      .everyAgainstTwin(
        "destroying takes an indirect call, inline or boxed",
        "Boxing.destroy.any|Any.*",
        .indirectBranches,
        .atLeast(1)
      ),
    ],
    within: [
      .every(
        "copying a boxed payload retains the box and asks no witness",
        "Boxing.copy.any|Any.32B|256B",
        .indirectBranches,
        .exactly(0)
      )
    ]
  )

  private static let witnessedCalls = Claim(
    "A04",
    .numbers,
    "Every call of a requirement goes through the protocol witness table: an indirect call that is"
      + " not inlined.",
    holdsIf: [
      .everyAgainstTwin(
        "an existential adds an indirect branch to every call",
        "Dispatch.method|getter|mutating|static|init|associated.any.*",
        .indirectBranches,
        .atLeast(1)
      ),
      .every("a call on `some` has none", "Dispatch.*.some.*", .indirectBranches, .exactly(0)),
      .every("nor has a specialised one", "Dispatch.*.generic.*", .indirectBranches, .exactly(0)),
    ]
  )

  private static let costModel = Claim(
    "A05",
    .numbers,
    "What `any` costs is making the box, calling indirectly, and poorer diffing; `some` costs none"
      + " of the three.",
    holdsIf: [
      .every("making a box", "Boxing.store.any.32B", .difference, .atLeast(0)),
      .every("calling indirectly", "Dispatch.method.any.one", .difference, .atLeast(0)),
      .every("diffing erased nodes", "Tree.diff.any*.*", .difference, .atLeast(0)),
      .mean("`some` makes at the price of the concrete type", "Boxing.store.some.*", equalTime),
      .mean("`some` calls at that price", "Dispatch.method|getter.some.*", equalTime),
      .sum(
        "making and calling explain a call that does both",
        of: ["Boxing.store.any.32B", "Dispatch.method.any.one"],
        explains: "Boxing.pass.any.32B",
        within: 1.5
      ),
    ],
    within: [
      .every(
        "a payload in the buffer has no box, and its making still costs",
        "Boxing.store.any.8B|16B|24B",
        .difference,
        .atLeast(0)
      ),
      .sumDiffers(
        "the terms are not quite additive: a processor overlaps them",
        of: ["Boxing.store.any.32B", "Dispatch.method.any.one"],
        from: "Boxing.pass.any.32B"
      ),
    ]
  )

  private static let whenBoxed: [Claim] = [
    Claim(
      "A06",
      .numbers,
      "A box is made when a body runs again, not once a frame.",
      holdsIf: [
        .scenarios("A06", shows: "boxes made are erased edges times bodies run, and none at rest")
      ]
    ),
    Claim(
      "A07",
      .numbers,
      "The values of composed views are mostly larger than 24 bytes, so boxing them allocates.",
      holdsIf: [
        .share(
          "more than half of the composed views exceed 24 bytes",
          "View*|Tree.layout|size.*.*",
          .layoutBytes,
          above: 24,
          atLeast: 0.5
        ),
        .every(
          "erasing a composed document allocates",
          "Builder.build.any|anyView.*",
          .allocations,
          .atLeast(1)
        ),
      ]
    ),
    Claim(
      "A08",
      .numbersAndCompiler,
      "To conform to the same protocol is not to be of the same type.",
      holdsIf: [
        .scenarios(
          "A08",
          shows: "`==` and arrays of one type compile for `some` and are refused for `any`"
        )
      ]
    ),
  ]
}
