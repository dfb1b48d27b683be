import Containers
import Measurement
import Results

/// Storing one of four payloads that exist already, over the kinds of payload.
enum BoxingKinds {
  static let store: [Comparison] = [
    kind(ReferencePayload.self, "reference", .inline, copying: oneRetain),
    kind(StringPayload.self, "String", .inline, copying: oneRetain),
    kind(ArrayPayload.self, "Array", .inline, copying: oneRetain),
    kind(ClosurePayload.self, "closure", .inline, copying: oneRetain),
    kind(UnownedPayload.self, "unowned", .inline, copying: ownCount),
    kind(
      WeakPayload.self,
      "weak",
      .boxed("a weak field cannot be moved bit by bit"),
      copying: ownCount
    ),
    kind(FourReferencesPayload.self, "4references", .boxed("32 > 24 bytes"), copying: fourRetains),
    kind(VectorPayload.self, "SIMD2", .boxed("alignment 16 > 8"), copying: .nothing),
    kind(WidePayload.self, "UInt128", .boxed("alignment 16 > 8"), copying: .nothing),
    kind(TaggedPayload.self, "enum25B", .boxed("24 bytes and a tag > 24 bytes"), copying: .nothing),
  ]

  private static let oneRetain: Remains = .retains(1).throughRuntime
  private static let fourRetains: Remains = .retains(4).throughRuntime
  private static let ownCount: Remains = .nothing.throughRuntime

  private static func kind<P: Payload>(
    _: P.Type,
    _ name: String,
    _ placement: Placement,
    copying: Remains
  ) -> Comparison {
    let leaves = placement.isBoxed ? copying.and(.allocations, 1).throughRuntime : copying
    return Comparison("Boxing", "store", parameter: name) {
      Form(.concrete, leaves: copying) { storeKept(ConcreteHolding<P>.self) }
      Form(.any, leaves: leaves, note: placement.note) { storeKept(ErasedHolding<P>.self) }
      Form(.untyped, leaves: leaves, note: placement.note) { storeKept(UntypedHolding<P>.self) }
    }
  }
}
