import Containers
import Measurement
import Results

/// Passing a holder to a function, and getting one from it, where the function's body is hidden.
enum BoxingExchange {
  static let all: [Comparison] = [
    passes(Bytes8.self, "8B"),
    passes(Bytes24.self, "24B"),
    passes(Bytes32.self, "32B") {
      Form(.untyped, leaves: castFromAny.and(.retains, 1), note: "the function casts back") {
        pass(UntypedHolding<Bytes32>.self)
      }
      Form(.generic, leaves: .nothing) { pass(GenericHolding<Bytes32>.self) }
      Form(.genericUnspecialized, leaves: .indirectBranches(2)) {
        pass(UnspecializedHolding<Bytes32>.self)
      }
    },
    passes(Bytes256.self, "256B"),

    returns(Bytes8.self, "8B"),
    returns(Bytes24.self, "24B"),
    returns(Bytes32.self, "32B") {
      Form(.untyped, leaves: castFromAny, note: "the caller casts back") {
        produce(UntypedHolding<Bytes32>.self)
      }
      Form(.some, leaves: .nothing) { produce(HiddenOpaqueHolding<Bytes32>.self) }
      Form(.generic, leaves: .nothing) { produce(GenericHolding<Bytes32>.self) }
      Form(.genericUnspecialized, leaves: .indirectBranches(2)) {
        produce(UnspecializedHolding<Bytes32>.self)
      }
    },
    returns(Bytes256.self, "256B"),
  ]

  private static let castFromAny: Remains = .allocations(1).and(.dynamicCasts, 1).throughRuntime

  private static func passes<P: ExchangedPayload>(
    _: P.Type,
    _ size: String,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    let payload = PayloadLayout(of: P.self)
    let placement = Placement(of: payload)
    return Comparison("Boxing", "pass", parameter: size, holding: [payload]) {
      Form(.concrete, leaves: .nothing) { pass(ConcreteHolding<P>.self) }
      Form(.any, leaves: placement.remains(calls: 2), note: placement.note) {
        pass(ErasedHolding<P>.self)
      }
      more()
    }
  }

  private static func returns<P: ExchangedPayload>(
    _: P.Type,
    _ size: String,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    let payload = PayloadLayout(of: P.self)
    let placement = Placement(of: payload)
    return Comparison("Boxing", "return", parameter: size, holding: [payload]) {
      Form(.concrete, leaves: .nothing) { produce(ConcreteHolding<P>.self) }
      Form(.any, leaves: placement.remains(calls: 2), note: placement.note) {
        produce(ErasedHolding<P>.self)
      }
      more()
    }
  }
}
