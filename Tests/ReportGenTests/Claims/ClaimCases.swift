/// A case for each claim that can be tested.
enum ClaimCases {
  static let all: [ClaimCase] =
    existentials + opaque + dispatch + builders + identity + dependencies + scenarios

  private static let existentials: [ClaimCase] = [
    ClaimCase(
      "A01",
      """
      Layout.Any.plain layout_bytes 32; Layout.anyP.plain layout_bytes 40
      Layout.anyPQ.plain layout_bytes 48; Layout.anyPQR.plain layout_bytes 56
      Layout.anyClassBound.plain layout_bytes 16
      Layout.anyClassBound.twoProtocols layout_bytes 24
      """,
      refuting: [
        "Layout.Any.plain layout_bytes 40", "Layout.anyP.plain layout_bytes 48",
        "Layout.anyPQ.plain layout_bytes 56", "Layout.anyPQR.plain layout_bytes 64",
        "Layout.anyClassBound.plain layout_bytes 40",
        "Layout.anyClassBound.twoProtocols layout_bytes 16",
      ],
      limiting: [
        "Layout.anyError.plain layout_bytes 8", "Layout.metatype.anyP layout_bytes 16",
        "Layout.anyP.sendable layout_bytes 40",
      ]
    ),
    ClaimCase(
      "A02",
      "Boxing.store.any.24B allocations 0; Boxing.store.any.25B allocations 1",
      refuting: [
        "Boxing.store.any.24B allocations 1", "Boxing.store.any.25B allocations 0",
        "Boxing.store.Any.0B allocations 1", "Boxing.store.Any.1024B allocations 2",
      ],
      limiting: [
        "Boxing.store.any.SIMD2 allocations 1", "Boxing.store.any.weak allocations 1",
        "Error.throw.any.empty allocations 1",
      ]
    ),
    ClaimCase(
      "A03",
      """
      Boxing.copy.any.24B indirect_branches 1; Boxing.copy.concrete.24B indirect_branches 0
      Boxing.destroy.any.32B indirect_branches 2; Boxing.destroy.concrete.32B indirect_branches 0
      """,
      refuting: [
        "Boxing.copy.any.24B indirect_branches 0", "Boxing.destroy.any.32B indirect_branches 0",
      ],
      limiting: ["Boxing.copy.any.32B indirect_branches 0"]
    ),
    ClaimCase(
      "A04",
      """
      Dispatch.method.any.one indirect_branches 1; Dispatch.method.concrete.one indirect_branches 0
      Dispatch.getter.some indirect_branches 0; Dispatch.init.generic indirect_branches 0
      """,
      refuting: [
        "Dispatch.method.any.one indirect_branches 0", "Dispatch.getter.some indirect_branches 1",
        "Dispatch.init.generic indirect_branches 2",
      ]
    ),
    ClaimCase(
      "A05",
      """
      Boxing.store.any.32B difference 16 [15 17]; Dispatch.method.any.one difference 2 [1.9 2.1]
      Tree.diff.anyView.one difference 5 [4 6] Tree.diff.generic.one
      Boxing.store.some.32B ratio 1 [0.99 1.01]; Dispatch.method.some.one ratio 1 [0.99 1.01]
      Boxing.pass.any.32B difference 18 [17 19]
      """,
      refuting: [
        "Boxing.store.any.32B difference -16 [-17 -15]",
        "Dispatch.method.any.one difference -2 [-3 -1]",
        "Tree.diff.anyView.one difference -5 [-6 -4] Tree.diff.generic.one",
        "Boxing.store.some.32B ratio 2 [1.9 2.1]", "Dispatch.method.some.one ratio 2 [1.9 2.1]",
        "Boxing.pass.any.32B difference 90 [89 91]",
      ],
      opening: [
        "Dispatch.method.any.one difference 2 [-1 5]", "Dispatch.method.any.one difference 2",
        "Boxing.store.some.32B ratio 1 [0.9 1.1]", "Boxing.pass.any.32B difference 18 [9 30]",
        "Boxing.pass.any.32B difference 18",
      ],
      limiting: [
        "Boxing.store.any.24B difference 3 [2 4]", "Boxing.pass.any.32B difference 14 [13.5 14.5]",
      ]
    ),
    ClaimCase(
      "A07",
      "View.layout.row layout_bytes 48; Builder.build.any.arity2 allocations 2",
      refuting: [
        "View.layout.row layout_bytes 24", "Builder.build.any.arity2 allocations 0",
      ]
    ),
  ]

  private static let opaque: [ClaimCase] = [
    ClaimCase(
      "B04",
      """
      Boxing.store.some.32B indirect_branches 0; Boxing.store.concrete.32B indirect_branches 0
      Boxing.store.some.32B allocations 0; Boxing.store.concrete.32B allocations 0
      Boxing.store.some.32B ratio 1 [0.99 1.01]
      Boxing.store.some.24B ratio 1 [0.99 1.01]; Boundary.resilient.some.public ratio 1 [0.99 1.01]
      """,
      refuting: [
        "Boxing.store.some.32B indirect_branches 1", "Boxing.store.some.32B allocations 1",
        "Boxing.store.some.32B ratio 1.3 [1.2 1.4]",
      ],
      opening: ["Boxing.store.some.32B ratio 1 [0.9 1.2]", "Boxing.store.some.32B ratio 1"],
      limiting: [
        "Opaque.result.someResilient.deep ratio 12 [11 13]",
        "Boundary.resilient.some.public ratio 12 [11 13]",
        "Boundary.no-cmo.some.public ratio 2 [1.9 2.1]",
        "Boxing.return.some.32B ratio 1.08 [1.07 1.09]",
      ],
      spare: ["Boxing.store.some.32B ratio", "Boxing.store.some.24B ratio"],
      bounding: ["Boundary.resilient.some.public ratio"]
    ),
    ClaimCase(
      "B05",
      "Dispatch.method.generic.one indirect_branches 0; Dispatch.method.generic.one ratio 1 [1 1]",
      refuting: [
        "Dispatch.method.generic.one indirect_branches 1",
        "Dispatch.method.generic.one ratio 2 [1.9 2.1]",
      ],
      opening: ["Dispatch.method.generic.one ratio 1 [0.9 1.1]"],
      limiting: [
        "Dispatch.method.genericUnspecialized.one ratio 2 [1.9 2.1]",
        "Generic.call.hidden.gate ratio 2 [1.9 2.1]",
      ]
    ),
    ClaimCase(
      "B06",
      """
      Dispatch.method.any.one indirect_branches 1; Dispatch.method.concrete.one indirect_branches 0
      Opaque.result.any.public indirect_branches 1
      """,
      refuting: ["Dispatch.method.any.one indirect_branches 0"],
      limiting: ["Opaque.result.any.public indirect_branches 0"]
    ),
  ]

  private static let dispatch: [ClaimCase] = [
    ClaimCase(
      "C01",
      """
      Dispatch.method.classFinal.one indirect_branches 0
      Dispatch.method.classVirtual.one indirect_branches 1
      """,
      refuting: [
        "Dispatch.method.classPrivate.one indirect_branches 1",
        "Dispatch.method.classVirtual.one indirect_branches 0",
      ]
    ),
    ClaimCase(
      "C02",
      """
      Dispatch.getter.classStored indirect_branches 0; Dispatch.getter.classStored ratio 1 [1 1]
      Dispatch.getter.classVirtual indirect_branches 1
      """,
      refuting: [
        "Dispatch.getter.classStored indirect_branches 1",
        "Dispatch.getter.classStored ratio 2 [1.9 2.1]",
        "Dispatch.getter.classVirtual indirect_branches 0",
      ],
      opening: ["Dispatch.getter.classStored ratio 1 [0.9 1.1]"],
      limiting: ["Dispatch.field.any.checked exclusivity_checks 1"]
    ),
  ]

  private static let builders: [ClaimCase] = [
    ClaimCase(
      "D01",
      "View.S11.typed scenario 1; Builder.build.anyView.conditional ratio 9 [8 10]",
      refuting: [
        "View.S11.typed scenario 0", "Builder.build.anyView.conditional ratio 0.9 [0.8 1]",
      ],
      opening: ["Builder.build.anyView.conditional ratio 1 [0.9 1.2]"]
    ),
    ClaimCase(
      "D02",
      """
      View.S13.typed scenario 1; Opaque.chain.some.depth48 allocations 0
      ViewUpdate.modifiersLeaf.anyViewNodes.depth18 ratio 6 [5 7]
      """,
      refuting: [
        "View.S13.typed scenario 0", "View.D02.anyView scenario 0",
        "Opaque.chain.some.depth48 allocations 1", "Opaque.chain.some.depth50 allocations 1",
        "ViewUpdate.modifiersLeaf.anyViewNodes.depth18 ratio 0.9 [0.8 1]",
      ],
      opening: [
        "ViewUpdate.modifiersLeaf.anyViewNodes.depth18 ratio 1 [0.9 1.2]",
        "ViewUpdate.modifiersLeaf.anyViewNodes.depth18 ratio 6",
      ],
      limiting: ["Opaque.chain.some.depth50 indirect_branches 52"]
    ),
    ClaimCase(
      "D03",
      """
      Opaque.chain.some.depth48 indirect_branches 0; Opaque.chain.concrete.depth48 indirect_branches 0
      Builder.build.pairs.depth8 allocations 0; Builder.walk.pairs.depth8 indirect_branches 0
      Builder.build.anyView.depth8 ratio 9 [8 10]
      Compile.modifiers.typed.O-10 compile_seconds 1 [0.9 1.1]
      """,
      refuting: [
        "Builder.build.pairs.depth8 allocations 1", "Builder.walk.pairs.depth8 indirect_branches 1",
        "Builder.build.anyView.depth8 ratio 0.5 [0.4 0.6]",
        "Opaque.chain.some.depth48 indirect_branches 50",
        "Opaque.chain.concrete.depth10 indirect_branches 1",
      ],
      opening: ["Builder.build.anyView.depth8 ratio 1 [0.9 1.2]"],
      limiting: [
        "Compile.modifiers.any.O-10 ratio 0.5 [0.4 0.6] Compile.modifiers.typed.O-10",
        "Opaque.chain.some.depth50 indirect_branches 52",
        "Opaque.chain.concrete.depth50 indirect_branches 219",
      ],
      spare: [
        "Opaque.chain.some.depth48 indirect_branches",
        "Opaque.chain.concrete.depth48 indirect_branches",
      ],
      bounding: ["Compile.modifiers.typed.O-10 compile_seconds"]
    ),
    ClaimCase(
      "D04",
      "Builder.build.anyView.array ratio 9 [8 10]; Builder.walk.anyView.array ratio 9 [8 10]",
      refuting: [
        "Builder.build.anyView.array ratio 1 [0.9 1.04]",
        "Builder.walk.anyView.array ratio 0.5 [0.4 0.6]",
      ],
      opening: ["Builder.walk.anyView.array ratio 1 [0.9 1.2]"]
    ),
  ]

  private static let identity: [ClaimCase] = [
    ClaimCase(
      "E06",
      """
      Tree.diff.anyView.one ratio 9 [8 10] Tree.diff.generic.one
      Tree.diff.anyView.one indirect_branches 4; Tree.diff.generic.one indirect_branches 0
      """,
      refuting: [
        "Tree.diff.anyView.one ratio 0.9 [0.8 1] Tree.diff.generic.one",
        "Tree.diff.anyView.one indirect_branches 0",
      ],
      opening: ["Tree.diff.anyView.one ratio 1 [0.9 1.2] Tree.diff.generic.one"],
      limiting: ["Tree.diff.anyCast.one ratio 80 [79 81] Tree.diff.generic.one"]
    ),
    ClaimCase(
      "E11",
      """
      View.S31.typed scenario 1; ViewWindow.update.anyView.325 ratio 7 [6 8]
      ViewWindow.update.anyView.325 allocations 1.003
      """,
      refuting: [
        "View.S31.typed scenario 0", "View.E11.anyView scenario 0",
        "ViewWindow.update.anyView.325 ratio 1 [0.9 1.04]",
        "ViewWindow.update.anyView.325 allocations 0.003",
      ],
      opening: [
        "ViewWindow.update.anyView.325 ratio 1 [0.9 1.2]", "ViewWindow.update.anyView.325 ratio 7",
      ],
      limiting: [
        "ViewWindow.scroll.anyView.1 ratio 0.15 [0.14 0.16]",
        "ViewWindow.update.conditional.325 ratio 5 [4 6]",
      ]
    ),
  ]

  private static let dependencies: [ClaimCase] = [
    ClaimCase(
      "G07",
      """
      View.S39.typed scenario 1; View.S40.typed scenario 1
      Observation.change.observableObject.1of200 ratio 39 [36 41]
      """,
      refuting: [
        "View.S40.typed scenario 0", "View.G07.anyView scenario 0",
        "Observation.change.observableObject.1of200 ratio 1 [0.9 1.04]",
        "Observation.change.observableObject.10of200 ratio 1 [0.9 1.04]",
      ],
      opening: ["Observation.change.observableObject.1of200 ratio 1 [0.9 1.2]"],
      limiting: ["Observation.change.observableObject.50of200 ratio 1.09 [1.07 1.1]"]
    )
  ]

  private static let scenarios: [ClaimCase] = [
    ClaimCase(scenarios: "A06"), ClaimCase(scenarios: "A08"), ClaimCase(scenarios: "B01"),
    ClaimCase(scenarios: "B02"), ClaimCase(scenarios: "B03"),
    ClaimCase(scenarios: "E01", "S01", "S02"), ClaimCase(scenarios: "E02", "S17", "S22"),
    ClaimCase(scenarios: "E03", "S09"), ClaimCase(scenarios: "E04", "S13", "S14"),
    ClaimCase(scenarios: "E05", "S17"), ClaimCase(scenarios: "E07", "S24"),
    ClaimCase(scenarios: "E08", "S26"), ClaimCase(scenarios: "E09", "S25"),
    ClaimCase(scenarios: "E10", "S27"),
    ClaimCase(scenarios: "E12", "S23"), ClaimCase(scenarios: "E13"), ClaimCase(scenarios: "F01"),
    ClaimCase(scenarios: "F02", "S34"), ClaimCase(scenarios: "F03"), ClaimCase(scenarios: "F04"),
    ClaimCase(scenarios: "F05"), ClaimCase(scenarios: "F06", "S07"), ClaimCase(scenarios: "F07"),
    ClaimCase(scenarios: "G01", "S39"), ClaimCase(scenarios: "G02", "S36"),
    ClaimCase(scenarios: "G03", "S01", "S02"), ClaimCase(scenarios: "G04", "S04", "S42"),
    ClaimCase(scenarios: "G05"), ClaimCase(scenarios: "G06"),
    ClaimCase(scenarios: "G08"),
    ClaimCase(scenarios: "G09", "S38"), ClaimCase(scenarios: "G10"), ClaimCase(scenarios: "G11"),
    ClaimCase(scenarios: "G12"), ClaimCase(scenarios: "H01", "S43"), ClaimCase(scenarios: "H02"),
    ClaimCase(scenarios: "H03"),
  ]
}
