import Containers
import Measurement
import Results

/// Many holders that live at once: destroyed one after another, or put into an array and read back.
enum BoxingMany {
  static let all: [Comparison] = [
    destroys(Bytes24.self, "24B", erased: .indirectBranches(1)),
    destroys(Bytes25.self, "25B", erased: release),
    destroys(Bytes32.self, "32B", erased: release) {
      Form(.untyped, leaves: release, consuming: { destroy(UntypedHolding<Bytes32>.self) })
      Form(.classBox, leaves: release, consuming: { destroy(ClassBoxHolding<Bytes32>.self) })
      Form(.closureBox, leaves: release, consuming: { destroy(ClosureBoxHolding<Bytes32>.self) })
      Form(.enumeration, leaves: .nothing, consuming: { destroy(EnumHolding<Bytes32>.self) })
    },
    destroys(Bytes256.self, "256B", erased: release),

    arrays(Bytes8.self, "8B", erased: elements(borrowed: 2)),
    arrays(Bytes24.self, "24B", erased: elements(borrowed: 2)),
    arrays(Bytes25.self, "25B", erased: boxes(retained: 2)),
    arrays(Bytes32.self, "32B", erased: boxes(retained: 2)) {
      Form(.untyped, leaves: castBoxes, note: "the reader casts back") {
        array(UntypedHolding<Bytes32>.self)
      }
      Form(.anyClassBound, leaves: boxes(retained: 2 + arrayLength)) {
        array(ClassBoundHolding<Bytes32>.self)
      }
      Form(.classBox, leaves: boxes(retained: 1)) { array(ClassBoxHolding<Bytes32>.self) }
      Form(.closureBox, leaves: boxes(retained: 2 + arrayLength)) {
        array(ClosureBoxHolding<Bytes32>.self)
      }
      Form(.enumeration, leaves: elements(borrowed: 1)) { array(EnumHolding<Bytes32>.self) }
    },
    arrays(Bytes256.self, "256B", erased: boxes(retained: 2)),
  ]

  private static let release: Remains = Remains.nothing.and(.releases, 1).throughRuntime
  private static let castBoxes: Remains = boxes(retained: 2 + arrayLength).and(.dynamicCasts, 1)

  /// One allocation for the elements of the array, and `borrowed` retains of the whole array to
  /// read from it, for each array.
  private static func elements(borrowed: Int) -> Remains {
    .allocations(1, per: arrayLength).and(.retains, borrowed, per: arrayLength).throughRuntime
  }

  /// As ``elements(borrowed:)``, and one allocation for each element; `retained` counts the retains
  /// of the array and those of single elements.
  private static func boxes(retained: Int) -> Remains {
    elements(borrowed: retained).and(.allocations, 1 + arrayLength, per: arrayLength)
  }

  private static func destroys<P: Payload>(
    _: P.Type,
    _ size: String,
    erased: Remains,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    Comparison("Boxing", "destroy", parameter: size, holding: [PayloadLayout(of: P.self)]) {
      Form(.concrete, leaves: .nothing, consuming: { destroy(ConcreteHolding<P>.self) })
      Form(.any, leaves: erased, consuming: { destroy(ErasedHolding<P>.self) })
      more()
    }
  }

  private static func arrays<P: Payload>(
    _: P.Type,
    _ size: String,
    erased: Remains,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    Comparison(
      "Boxing",
      "array",
      parameter: size,
      operationsPerIteration: arrayLength,
      holding: [PayloadLayout(of: P.self)]
    ) {
      Form(.concrete, leaves: elements(borrowed: 1)) { array(ConcreteHolding<P>.self) }
      Form(.any, leaves: erased) { array(ErasedHolding<P>.self) }
      more()
    }
  }
}
