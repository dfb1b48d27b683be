import Containers
import Measurement
import Results

extension BuilderSuite {
  /// A document copied, and the copy destroyed: what sharing it costs.
  static let copies = [copyArity16]

  /// One value witness, which retains.
  private static let shared = Remains.retains(1).and(.indirectBranches, 1)

  // One value witness, which copies the bytes.
  private static let copyArity16 = Comparison("Builder", "copy", parameter: "arity16") {
    Form("pairs", leaves: .indirectBranches(1)) { BuilderLoop.copy(PairDocument.sixteen(seed)) }
    Form("packs", leaves: .indirectBranches(1)) { BuilderLoop.copy(PackDocument.sixteen(seed)) }
    Form(.anyView, leaves: shared, note: "one object is shared") {
      BuilderLoop.copy(ErasedDocument.sixteen(seed))
    }
    Form(.any, leaves: shared, note: "one array is shared") {
      BuilderLoop.copy(CollectedDocument.sixteen(seed))
    }
  }
}
