import Containers
import Measurement

/// Casts of values that fail, after they have failed before.
enum CastMisses {
  static let all: [Comparison] = [
    misses(
      Bytes24.self,
      "24B",
      type: .counts(branches: 8, casts: 1),
      conforming: .casts(1)
    ) {
      Form("typeMatched", leaves: .indirectBranches(2), note: "type(of:) == S.self") {
        ask(HasOtherType<Bytes24, Bytes16>.self)
      }
      Form(
        "constrained",
        leaves: .counts(allocations: 1, casts: 1).throughCache,
        note: "any P as? any Q<Double>, never cached"
      ) { ask(AsOtherConstraint<Bytes24>.self) }
    },
    misses(
      Bytes32.self,
      "32B",
      type: .counts(branches: 7, retains: 1, casts: 1),
      conforming: .counts(retains: 2, casts: 1)
    ),
    misses(
      FourReferencesPayload.self,
      "4references",
      type: .counts(retains: 1, casts: 1).throughCache,
      conforming: .counts(retains: 2, casts: 1)
    ),
    denials(Bytes24.self, "24B", type: .counts(branches: 8, casts: 1), conforming: .casts(1)) {
      Form(
        "constrained",
        leaves: .counts(allocations: 1, casts: 1).throughCache,
        note: "any P is any Q<Double>, never cached"
      ) { ask(IsNotOtherConstraint<Bytes24>.self) }
    },
    denials(
      Bytes32.self,
      "32B",
      type: .counts(branches: 7, retains: 1, casts: 1),
      conforming: .counts(retains: 1, casts: 1)
    ),
  ]

  private static func misses<P: Payload>(
    _: P.Type,
    _ payload: String,
    type: Remains,
    conforming: Remains,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    Comparison("Cast", "miss", parameter: payload) {
      Form(.concrete, leaves: .nothing, note: "the answer is known") { ask(KnownAnswer<P>.self) }
      Form("type", leaves: type, note: "any P as? S") { ask(AsOther<P, Bytes16>.self) }
      Form(.any, leaves: conforming.throughCache, note: "any P as? any Q; the miss is cached") {
        ask(AsOtherProtocol<P>.self)
      }
      more()
    }
  }

  /// `is`, answered with no; `type(of:) ==` is as in a miss.
  private static func denials<P: Payload>(
    _: P.Type,
    _ payload: String,
    type: Remains,
    conforming: Remains,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    Comparison("Cast", "isNot", parameter: payload) {
      Form(.concrete, leaves: .nothing, note: "the answer is known") { ask(KnownAnswer<P>.self) }
      Form("type", leaves: type, note: "any P is S: no") { ask(IsNotOther<P, Bytes16>.self) }
      Form(.any, leaves: conforming.throughCache, note: "any P is any Q: no, and cached") {
        ask(IsNotOtherProtocol<P>.self)
      }
      more()
    }
  }
}
