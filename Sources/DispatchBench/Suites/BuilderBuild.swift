import Containers
import Measurement

extension BuilderSuite {
  /// A document built and destroyed, by arity, by depth and by form; depth 1 is arity 2.
  static let builds = [
    arity2, arity4, arity8, arity16, depth2, depth4, depth8, conditional, optional, array,
  ]

  private static let arity2 = Comparison("Builder", "build", parameter: "arity2") {
    Form("pairs", leaves: .nothing) { count in
      BuilderLoop.build(count) { PairDocument.two($0) }
    }
    Form("packs", leaves: .indirectBranches(2)) { count in
      BuilderLoop.build(count) { PackDocument.two($0) }
    }
    Form(.anyView, leaves: building(4, retains: 3)) { count in
      BuilderLoop.build(count) { ErasedDocument.two($0) }
    }
    Form(.any, leaves: building(3, retains: 4)) { count in
      BuilderLoop.build(count) { CollectedDocument.two($0) }
    }
  }

  private static let arity4 = Comparison("Builder", "build", parameter: "arity4") {
    Form("pairs", leaves: .nothing) { count in
      BuilderLoop.build(count) { PairDocument.four($0) }
    }
    Form("packs", leaves: .indirectBranches(8)) { count in
      BuilderLoop.build(count) { PackDocument.four($0) }
    }
    Form(.anyView, leaves: building(6, retains: 5)) { count in
      BuilderLoop.build(count) { ErasedDocument.four($0) }
    }
    Form(.any, leaves: building(4, retains: 5)) { count in
      BuilderLoop.build(count) { CollectedDocument.four($0) }
    }
  }

  private static let arity8 = Comparison("Builder", "build", parameter: "arity8") {
    Form("pairs", leaves: .nothing) { count in
      BuilderLoop.build(count) { PairDocument.eight($0) }
    }
    Form("packs", leaves: .indirectBranches(16)) { count in
      BuilderLoop.build(count) { PackDocument.eight($0) }
    }
    Form(.anyView, leaves: building(10, retains: 9)) { count in
      BuilderLoop.build(count) { ErasedDocument.eight($0) }
    }
    Form(.any, leaves: building(6, retains: 10)) { count in
      BuilderLoop.build(count) { CollectedDocument.eight($0) }
    }
  }

  private static let arity16 = Comparison("Builder", "build", parameter: "arity16") {
    Form("pairs", leaves: .nothing) { count in
      BuilderLoop.build(count) { PairDocument.sixteen($0) }
    }
    Form("packs", leaves: .indirectBranches(32)) { count in
      BuilderLoop.build(count) { PackDocument.sixteen($0) }
    }
    Form(.anyView, leaves: building(18, retains: 17)) { count in
      BuilderLoop.build(count) { ErasedDocument.sixteen($0) }
    }
    Form(.any, leaves: building(21, retains: 20)) { count in
      BuilderLoop.build(count) { CollectedDocument.sixteen($0) }
    }
  }

  private static let depth2 = Comparison("Builder", "build", parameter: "depth2") {
    Form("pairs", leaves: .nothing) { count in
      BuilderLoop.build(count) { PairDocument.depth2($0) }
    }
    Form("packs", leaves: .indirectBranches(4)) { count in
      BuilderLoop.build(count) { PackDocument.depth2($0) }
    }
    Form(.anyView, leaves: building(7, retains: 6)) { count in
      BuilderLoop.build(count) { ErasedDocument.depth2($0) }
    }
    Form(.any, leaves: building(5, retains: 6)) { count in
      BuilderLoop.build(count) { CollectedDocument.depth2($0) }
    }
  }

  private static let depth4 = Comparison("Builder", "build", parameter: "depth4") {
    Form("pairs", leaves: .nothing) { count in
      BuilderLoop.build(count) { PairDocument.depth4($0) }
    }
    Form("packs", leaves: .indirectBranches(8)) { count in
      BuilderLoop.build(count) { PackDocument.depth4($0) }
    }
    Form(.anyView, leaves: building(13, retains: 12)) { count in
      BuilderLoop.build(count) { ErasedDocument.depth4($0) }
    }
    Form(.any, leaves: building(9, retains: 12)) { count in
      BuilderLoop.build(count) { CollectedDocument.depth4($0) }
    }
  }

  private static let depth8 = Comparison("Builder", "build", parameter: "depth8") {
    Form("pairs", leaves: .nothing) { count in
      BuilderLoop.build(count) { PairDocument.depth8($0) }
    }
    Form("packs", leaves: .indirectBranches(16)) { count in
      BuilderLoop.build(count) { PackDocument.depth8($0) }
    }
    Form(.anyView, leaves: building(25, retains: 24)) { count in
      BuilderLoop.build(count) { ErasedDocument.depth8($0) }
    }
    Form(.any, leaves: building(17, retains: 24)) { count in
      BuilderLoop.build(count) { CollectedDocument.depth8($0) }
    }
  }

  private static let conditional = Comparison(
    "Builder",
    "build",
    parameter: "conditional",
    operationsPerIteration: 2
  ) {
    Form("pairs", leaves: .nothing) { count in
      BuilderLoop.buildBoth(count) { PairDocument.conditional($0, $1) }
    }
    Form("packs", leaves: .indirectBranches(2)) { count in
      BuilderLoop.buildBoth(count) { PackDocument.conditional($0, $1) }
    }
    Form(.anyView, leaves: building(6, retains: 5)) { count in
      BuilderLoop.buildBoth(count) { ErasedDocument.conditional($0, $1) }
    }
    Form(.any, leaves: building(2, retains: 2)) { count in
      BuilderLoop.buildBoth(count) { CollectedDocument.conditional($0, $1) }
    }
  }

  private static let optional = Comparison(
    "Builder",
    "build",
    parameter: "optional",
    operationsPerIteration: 2
  ) {
    Form("pairs", leaves: .nothing) { count in
      BuilderLoop.buildBoth(count) { PairDocument.optional($0, $1) }
    }
    Form("packs", leaves: .indirectBranches(5, per: 2)) { count in
      BuilderLoop.buildBoth(count) { PackDocument.optional($0, $1) }
    }
    Form(.anyView, leaves: building(12, retains: 11, per: 2)) { count in
      BuilderLoop.buildBoth(count) { ErasedDocument.optional($0, $1) }
    }
    Form(.any, leaves: building(2, retains: 3)) { count in
      BuilderLoop.buildBoth(count) { CollectedDocument.optional($0, $1) }
    }
  }

  private static let array = Comparison("Builder", "build", parameter: "array") {
    Form("pairs", leaves: building(4)) { count in
      BuilderLoop.build(count) { PairDocument.array($0) }
    }
    Form("packs", leaves: building(4, retains: 1)) { count in
      BuilderLoop.build(count) { PackDocument.array($0) }
    }
    Form(.anyView, leaves: building(31, retains: 18)) { count in
      BuilderLoop.build(count) { ErasedDocument.array($0) }
    }
    Form(.any, leaves: building(17, retains: 25)) { count in
      BuilderLoop.build(count) { CollectedDocument.array($0) }
    }
  }
}
