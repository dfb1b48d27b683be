import Containers
import Measurement
import Results

extension BuilderSuite {
  /// A document copied, and the copy destroyed: what sharing it costs.
  static let copies = [copyArity16]

  /// One value witness, which retains, and the call that releases.
  private static let shared = Remains.retains(1).and(.indirectBranches, 2)

  // A value witness copies, and calls into the C library for the bytes.
  private static let copyArity16 = Comparison("Builder", "copy", parameter: "arity16") {
    Form("pairs", leaves: .indirectBranches(2)) { BuilderLoop.copy(PairDocument.sixteen(seed)) }
    Form("packs", leaves: .indirectBranches(2)) { BuilderLoop.copy(PackDocument.sixteen(seed)) }
    Form(.anyView, leaves: shared, note: "one object is shared") {
      BuilderLoop.copy(ErasedDocument.sixteen(seed))
    }
    Form(.any, leaves: shared, note: "one array is shared") {
      BuilderLoop.copy(CollectedDocument.sixteen(seed))
    }
  }
}
