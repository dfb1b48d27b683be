import Containers
import Measurement
import Results

/// Changing the payload of a holder that nobody shares, and of a copy of a holder.
enum BoxingMutation {
  static let all: [Comparison] = [
    unique(Bytes8.self, "8B", erased: .indirectBranches(1)),
    unique(Bytes24.self, "24B", erased: .indirectBranches(1)),
    unique(Bytes25.self, "25B", erased: .nothing.throughRuntime),
    unique(Bytes32.self, "32B", erased: .nothing.throughRuntime) {
      Form(.untyped, leaves: castAndBox, note: "cast, changed and erased again") {
        mutateUnique(UntypedHolding<Bytes32>.self)
      }
      Form(.genericUnspecialized, leaves: .indirectBranches(1)) {
        mutateUnique(UnspecializedHolding<Bytes32>.self)
      }
      Form(.classBox, leaves: .nothing.throughRuntime) {
        mutateUnique(ClassBoxHolding<Bytes32>.self)
      }
      Form(.enumeration, leaves: .nothing) { mutateUnique(EnumHolding<Bytes32>.self) }
    },
    unique(Bytes256.self, "256B", erased: .nothing.throughRuntime),
    unique(Bytes1024.self, "1024B", erased: .nothing.throughRuntime),
    unique(LabelledReferencesPayload.self, "4references", erased: .nothing.throughRuntime),

    shared(Bytes8.self, "8B", erased: .indirectBranches(2)),
    shared(Bytes24.self, "24B", erased: .indirectBranches(2)),
    shared(Bytes25.self, "25B", erased: copyOnWrite),
    shared(Bytes32.self, "32B", erased: copyOnWrite) {
      Form(.untyped, leaves: castAndBox.and(.retains, 2), note: "cast, changed and erased again") {
        mutateShared(UntypedHolding<Bytes32>.self)
      }
      Form(.genericUnspecialized, leaves: .indirectBranches(1)) {
        mutateShared(UnspecializedHolding<Bytes32>.self)
      }
      Form(.classBox, leaves: copyOnWrite) { mutateShared(ClassBoxHolding<Bytes32>.self) }
      Form(.enumeration, leaves: .nothing) { mutateShared(EnumHolding<Bytes32>.self) }
    },
    shared(Bytes256.self, "256B", concrete: .memoryCopy, erased: copyOnWrite),
    shared(Bytes1024.self, "1024B", concrete: .memoryCopy, erased: copyOnWrite),
    shared(
      LabelledReferencesPayload.self,
      "4references",
      concrete: .retains(4).throughRuntime,
      erased: copyOnWrite.and(.retains, 5)
    ),
  ]

  private static let copyOnWrite: Remains = .allocations(1).and(.retains, 1).throughRuntime
  private static let castAndBox: Remains = .allocations(1).and(.retains, 1).and(.dynamicCasts, 1)
    .throughRuntime

  private static func unique<P: Payload>(
    _: P.Type,
    _ size: String,
    erased: Remains,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    Comparison("Boxing", "mutateUnique", parameter: size, holding: [PayloadLayout(of: P.self)]) {
      Form(.concrete, leaves: .nothing) { mutateUnique(ConcreteHolding<P>.self) }
      Form(.any, leaves: erased) { mutateUnique(ErasedHolding<P>.self) }
      more()
    }
  }

  private static func shared<P: Payload>(
    _: P.Type,
    _ size: String,
    concrete: Remains = .nothing,
    erased: Remains,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    Comparison("Boxing", "mutateShared", parameter: size, holding: [PayloadLayout(of: P.self)]) {
      Form(.concrete, leaves: concrete) { mutateShared(ConcreteHolding<P>.self) }
      Form(.any, leaves: erased) { mutateShared(ErasedHolding<P>.self) }
      more()
    }
  }
}
