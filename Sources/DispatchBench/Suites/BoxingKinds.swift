import Containers
import Measurement
import Results

/// Storing one of four payloads that exist already, over the kinds of payload.
enum BoxingKinds {
  static let store: [Comparison] = [
    kind(ReferencePayload.self, "reference", copying: oneRetain),
    kind(StringPayload.self, "String", copying: oneRetain),
    kind(ArrayPayload.self, "Array", copying: oneRetain),
    kind(ClosurePayload.self, "closure", copying: oneRetain),
    kind(UnownedPayload.self, "unowned", copying: ownCount),
    kind(WeakPayload.self, "weak", copying: ownCount),
    kind(FourReferencesPayload.self, "4references", copying: fourRetains),
    kind(VectorPayload.self, "SIMD2", copying: .nothing),
    kind(WidePayload.self, "UInt128", copying: .nothing),
    kind(TaggedPayload.self, "enum25B", copying: .nothing),
  ]

  private static let oneRetain: Remains = .retains(1).throughRuntime
  private static let fourRetains: Remains = .retains(4).throughRuntime
  private static let ownCount: Remains = .nothing.throughRuntime

  private static func kind<P: Payload>(
    _: P.Type,
    _ name: String,
    copying: Remains
  ) -> Comparison {
    let payload = PayloadLayout(of: P.self)
    let placement = Placement(of: payload)
    let leaves = placement.isBoxed ? copying.and(.allocations, 1).throughRuntime : copying
    return Comparison("Boxing", "store", parameter: name, holding: [payload]) {
      Form(.concrete, leaves: copying) { storeKept(ConcreteHolding<P>.self) }
      Form(.any, leaves: leaves, note: placement.note) { storeKept(ErasedHolding<P>.self) }
      Form(.untyped, leaves: leaves, note: placement.note) { storeKept(UntypedHolding<P>.self) }
    }
  }
}
