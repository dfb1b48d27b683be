import Measurement
import Results

/// What a result builder costs, by what it does with the types of the nodes that it is given.
///
/// `pairs` and `packs` keep every type, as pairs in pairs and as parameter packs; `anyView` erases
/// at each step into an object, and `any` collects existentials in arrays. The same documents are
/// written for each. A build includes the destruction of what was built; what is destroyed
/// alone was built outside of the measurement.
enum BuilderSuite {
  static let suite = Suite(
    family: "Builder",
    question: "What does a result builder cost that keeps types, or one that erases them?",
    benchmarks: (builds + walks + copies + destructions).flatMap(\.benchmarks)
  )

  /// The word that every description starts from; the optimizer does not know it.
  static var seed: UInt64 { opaque(0x0123_4567_89AB_CDEF) }

  /// Allocations and retains of building `per` documents.
  ///
  /// Whatever allocates also branches inside the runtime and the C library, which says nothing
  /// about the builder.
  static func building(_ allocations: Int, retains: Int = 0, per: Int = 1) -> Remains {
    Remains.allocations(allocations, per: per).and(.retains, retains, per: per)
      .unsaid(.indirectBranches, because: "making and freeing memory branches inside the runtime")
  }

  /// Indirect branches and retains of walking through objects.
  static func walkingBoxes(_ branches: Int, retains: Int) -> Remains {
    Remains.indirectBranches(branches).and(.retains, retains)
  }

  /// What remains of walking a pack inside a pack, or inside another generic node.
  ///
  /// The inner walk is not specialised and asks the runtime for the types of tuples, by a look-up
  /// whose length depends on addresses.
  static func walkingPacks(retains: Int = 0) -> Remains {
    Remains.retains(retains)
      .unsaid(.indirectBranches, because: "an inner pack is looked up in the runtime at each walk")
  }
}
