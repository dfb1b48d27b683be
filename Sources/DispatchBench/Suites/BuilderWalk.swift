import Containers
import Measurement

extension BuilderSuite {
  /// A document that was built before, walked.
  static let walks = [walkArity16, walkDepth8, walkConditional, walkArray]

  private static let walkArity16 = Comparison("Builder", "walk", parameter: "arity16") {
    Form("pairs", leaves: .nothing) {
      BuilderLoop.walk(PairDocument.sixteen(seed))
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(31), note: "the pairs") {
      let root = PairDocument.sixteen(seed)
      return { BuilderLoop.walkUnspecialized(root, $0) }
    }
    Form("packs", leaves: .indirectBranches(48)) {
      BuilderLoop.walk(PackDocument.sixteen(seed))
    }
    Form(.anyView, leaves: walkingBoxes(34, retains: 16)) {
      BuilderLoop.walk(ErasedDocument.sixteen(seed))
    }
    Form(.any, leaves: .indirectBranches(16)) {
      BuilderLoop.walk(CollectedDocument.sixteen(seed))
    }
  }

  private static let walkDepth8 = Comparison("Builder", "walk", parameter: "depth8") {
    Form("pairs", leaves: .nothing) {
      BuilderLoop.walk(PairDocument.depth8(seed))
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(17), note: "the pairs") {
      let root = PairDocument.depth8(seed)
      return { BuilderLoop.walkUnspecialized(root, $0) }
    }
    Form("packs", leaves: walkingPacks()) {
      BuilderLoop.walk(PackDocument.depth8(seed))
    }
    Form(.anyView, leaves: walkingBoxes(34, retains: 16)) {
      BuilderLoop.walk(ErasedDocument.depth8(seed))
    }
    Form(.any, leaves: .indirectBranches(16)) {
      BuilderLoop.walk(CollectedDocument.depth8(seed))
    }
  }

  private static let walkConditional = Comparison("Builder", "walk", parameter: "conditional") {
    Form("pairs", leaves: .nothing) {
      BuilderLoop.walk(PairDocument.conditional(seed, true))
    }
    Form("packs", leaves: walkingPacks()) {
      BuilderLoop.walk(PackDocument.conditional(seed, true))
    }
    Form(.anyView, leaves: walkingBoxes(8, retains: 2)) {
      BuilderLoop.walk(ErasedDocument.conditional(seed, true))
    }
    Form(.any, leaves: .indirectBranches(1)) {
      BuilderLoop.walk(CollectedDocument.conditional(seed, true))
    }
  }

  private static let walkArray = Comparison("Builder", "walk", parameter: "array") {
    Form("pairs", leaves: .nothing) {
      BuilderLoop.walk(PairDocument.array(seed))
    }
    Form("packs", leaves: walkingPacks(retains: 2)) {
      BuilderLoop.walk(PackDocument.array(seed))
    }
    Form(.anyView, leaves: walkingBoxes(36, retains: 17)) {
      BuilderLoop.walk(ErasedDocument.array(seed))
    }
    Form(.any, leaves: .indirectBranches(8)) {
      BuilderLoop.walk(CollectedDocument.array(seed))
    }
  }
}
