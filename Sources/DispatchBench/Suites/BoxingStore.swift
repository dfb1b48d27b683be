import Containers
import Measurement

/// Making a payload and storing it where another one was, over the ladder of sizes.
enum BoxingStore {
  static let sizes: [Comparison] = [
    sizes(Bytes0.self, "0B"),
    sizes(Bytes1.self, "1B"),
    holderForms(Bytes8.self, "8B") {
      unspecialized(Bytes8.self)
      enumeration(Bytes8.self)
    },
    sizes(Bytes16.self, "16B"),
    sizes(Bytes23.self, "23B"),
    specializedForms(Bytes24.self, "24B"),
    sizes(Bytes25.self, "25B"),
    holderForms(Bytes32.self, "32B") {
      unspecialized(Bytes32.self)
      enumeration(Bytes32.self)
      Form("handwritten", leaves: .nothing, note: "no generic code at all", preparing: storeByHand)
    },
    sizes(Bytes48.self, "48B"),
    sizes(Bytes64.self, "64B"),
    sizes(Bytes128.self, "128B"),
    holderForms(Bytes256.self, "256B"),
    sizes(Bytes1024.self, "1024B"),
  ]

  private static func sizes<P: Payload>(
    _: P.Type,
    _ size: String,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    let payload = PayloadLayout(of: P.self)
    let placement = Placement(of: payload)
    let leaves = placement.remains(calls: 1)
    return Comparison("Boxing", "store", parameter: size, holding: [payload]) {
      Form(.concrete, leaves: .nothing) { store(ConcreteHolding<P>.self) }
      Form(.any, leaves: leaves, note: placement.note) { store(ErasedHolding<P>.self) }
      Form(.untyped, leaves: leaves, note: placement.note) { store(UntypedHolding<P>.self) }
      more()
    }
  }

  private static func specializedForms<P: Payload>(
    _: P.Type,
    _ size: String,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    sizes(P.self, size) {
      Form(.generic, leaves: .nothing) { store(GenericHolding<P>.self) }
      Form(.some, leaves: .nothing) { store(OpaqueHolding<P>.self) }
      more()
    }
  }

  private static func holderForms<P: Payload>(
    _: P.Type,
    _ size: String,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    specializedForms(P.self, size) {
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
