import Containers
import Measurement

/// Copying a holder to where another copy was.
enum BoxingCopy {
  static let all: [Comparison] = [
    copies(Bytes8.self, "8B", erased: .indirectBranches(1)) { classBox(Bytes8.self) },
    copies(Bytes24.self, "24B", erased: .indirectBranches(1)) { classBox(Bytes24.self) },
    copies(Bytes25.self, "25B", erased: retain) { classBox(Bytes25.self) },
    copies(Bytes32.self, "32B", erased: retain) {
      Form(.untyped, leaves: retain) { copy(UntypedHolding<Bytes32>.self) }
      Form(.anyClassBound, leaves: retain) { copy(ClassBoundHolding<Bytes32>.self) }
      classBox(Bytes32.self)
      Form(.closureBox, leaves: retain) { copy(ClosureBoxHolding<Bytes32>.self) }
      Form(.enumeration, leaves: .nothing) {
        copy(EnumHolding<Bytes32>.self)
      }
    },
    copies(Bytes256.self, "256B", concrete: .memoryCopy, erased: retain) {
      classBox(Bytes256.self)
    },
    copies(Bytes1024.self, "1024B", concrete: .memoryCopy, erased: retain) {
      classBox(Bytes1024.self)
    },
  ]

  private static let retain: Remains = .retains(1).throughRuntime

  /// At every size, as it decides from which one on a class box beats `any`.
  private static func classBox<P: Payload>(_: P.Type) -> Form {
    Form(.classBox, leaves: retain) { copy(ClassBoxHolding<P>.self) }
  }

  private static func copies<P: Payload>(
    _: P.Type,
    _ size: String,
    concrete: Remains = .nothing,
    erased: Remains,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    Comparison("Boxing", "copy", parameter: size, holding: [PayloadLayout(of: P.self)]) {
      Form(.concrete, leaves: concrete) { copy(ConcreteHolding<P>.self) }
      Form(.any, leaves: erased) { copy(ErasedHolding<P>.self) }
      more()
    }
  }
}
