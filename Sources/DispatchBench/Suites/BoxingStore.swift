import Containers
import Measurement

/// Making a payload and storing it where another one was, over the ladder of sizes.
enum BoxingStore {
  static let sizes: [Comparison] = [
    sizes(Bytes0.self, "0B", .inline),
    sizes(Bytes1.self, "1B", .inline),
    holderForms(Bytes8.self, "8B", .inline) {
      unspecialized(Bytes8.self)
      enumeration(Bytes8.self)
    },
    sizes(Bytes16.self, "16B", .inline),
    sizes(Bytes23.self, "23B", .inline),
    specializedForms(Bytes24.self, "24B", .inline),
    sizes(Bytes25.self, "25B", .boxed("25 > 24 bytes")),
    holderForms(Bytes32.self, "32B", .boxed("32 > 24 bytes")) {
      unspecialized(Bytes32.self)
      enumeration(Bytes32.self)
      Form("handwritten", leaves: .nothing, note: "no generic code at all", preparing: storeByHand)
    },
    sizes(Bytes48.self, "48B", .boxed("48 > 24 bytes")),
    sizes(Bytes64.self, "64B", .boxed("64 > 24 bytes")),
    sizes(Bytes128.self, "128B", .boxed("128 > 24 bytes")),
    holderForms(Bytes256.self, "256B", .boxed("256 > 24 bytes")),
    sizes(Bytes1024.self, "1024B", .boxed("1024 > 24 bytes")),
  ]

  private static func sizes<P: Payload>(
    _: P.Type,
    _ size: String,
    _ placement: Placement,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    let leaves = placement.remains(calls: 1)
    return Comparison("Boxing", "store", parameter: size) {
      Form(.concrete, leaves: .nothing) { store(ConcreteHolding<P>.self) }
      Form(.any, leaves: leaves, note: placement.note) { store(ErasedHolding<P>.self) }
      Form(.untyped, leaves: leaves, note: placement.note) { store(UntypedHolding<P>.self) }
      more()
    }
  }

  private static func specializedForms<P: Payload>(
    _: P.Type,
    _ size: String,
    _ placement: Placement,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    sizes(P.self, size, placement) {
      Form(.generic, leaves: .nothing) { store(GenericHolding<P>.self) }
      Form(.some, leaves: .nothing) { store(OpaqueHolding<P>.self) }
      more()
    }
  }

  private static func holderForms<P: Payload>(
    _: P.Type,
    _ size: String,
    _ placement: Placement,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    specializedForms(P.self, size, placement) {
      Form(.anyClassBound, leaves: box) { store(ClassBoundHolding<P>.self) }
      Form(.classBox, leaves: box) { store(ClassBoxHolding<P>.self) }
      Form(.closureBox, leaves: box) { store(ClosureBoxHolding<P>.self) }
      more()
    }
  }

  private static func unspecialized<P: Payload>(_: P.Type) -> Form {
    Form(.genericUnspecialized, leaves: .indirectBranches(1)) {
      store(UnspecializedHolding<P>.self)
    }
  }

  private static func enumeration<P: CasePayload>(_: P.Type) -> Form {
    Form(.enumeration, leaves: .nothing) { store(EnumHolding<P>.self) }
  }

  private static let box: Remains = .allocations(1).throughRuntime
}
