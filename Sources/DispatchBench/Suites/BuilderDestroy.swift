import Containers
import Measurement
import Results

extension BuilderSuite {
  /// A document that was built before, destroyed.
  static let destructions = [destroyArity16, destroyDepth8, destroyArray]

  /// What is left of destroying objects: their releases, and the retains that destroying some of
  /// them makes on the way.
  private static func releasing(_ releases: Int, retains: Int = 0) -> Remains {
    Remains.retains(retains).and(.releases, releases)
      .unsaid(.indirectBranches, because: "freeing memory branches inside the runtime")
  }

  private static let destroyArity16 = Comparison("Builder", "destroy", parameter: "arity16") {
    Form("pairs", leaves: .nothing, consuming: { BuilderLoop.destroy { PairDocument.sixteen($0) } })
    Form("packs", leaves: .nothing, consuming: { BuilderLoop.destroy { PackDocument.sixteen($0) } })
    Form(
      .anyView,
      leaves: releasing(19, retains: 1),
      consuming: { BuilderLoop.destroy { ErasedDocument.sixteen($0) } }
    )
    Form(
      .any,
      leaves: releasing(25),
      consuming: { BuilderLoop.destroy { CollectedDocument.sixteen($0) } }
    )
  }

  private static let destroyDepth8 = Comparison("Builder", "destroy", parameter: "depth8") {
    Form("pairs", leaves: .nothing, consuming: { BuilderLoop.destroy { PairDocument.depth8($0) } })
    Form("packs", leaves: .nothing, consuming: { BuilderLoop.destroy { PackDocument.depth8($0) } })
    Form(
      .anyView,
      leaves: releasing(33, retains: 8),
      consuming: { BuilderLoop.destroy { ErasedDocument.depth8($0) } }
    )
    Form(
      .any,
      leaves: releasing(32, retains: 7),
      consuming: { BuilderLoop.destroy { CollectedDocument.depth8($0) } }
    )
  }

  private static let destroyArray = Comparison("Builder", "destroy", parameter: "array") {
    Form(
      "pairs",
      leaves: releasing(1),
      consuming: { BuilderLoop.destroy { PairDocument.array($0) } }
    )
    Form(
      "packs",
      leaves: releasing(2),
      consuming: { BuilderLoop.destroy { PackDocument.array($0) } }
    )
    Form(
      .anyView,
      leaves: releasing(38, retains: 10),
      consuming: { BuilderLoop.destroy { ErasedDocument.array($0) } }
    )
    Form(
      .any,
      leaves: releasing(10),
      consuming: { BuilderLoop.destroy { CollectedDocument.array($0) } }
    )
  }
}
