import Containers
import Measurement

/// Casts of values that succeed: inline, boxed, and boxed with four references to copy.
///
/// The subject lies in memory, so its container is copied before it is cast to a protocol: a boxed
/// payload costs one retain more than the cast itself does.
enum CastValues {
  static let all: [Comparison] = [
    inlineCasts,
    boxedCasts,
    casts(
      FourReferencesPayload.self,
      "4references",
      type: .counts(branches: 6, retains: 1 + 4, casts: 1),
      conforming: .counts(allocations: 1, retains: 2 + 4, casts: 1)
    ) {
      Form(
        "anyOfAny",
        leaves: .counts(allocations: 1, retains: 2 + 4, casts: 1).throughCache,
        note: "Any as? any P"
      ) { ask(UntypedAsProtocol<FourReferencesPayload>.self) }
    },
    inlineQuestions,
    questions(Bytes32.self, "32B", conforming: .counts(allocations: 1, retains: 1, casts: 1)),
    questions(
      FourReferencesPayload.self,
      "4references",
      conforming: .counts(allocations: 1, retains: 1 + 4, casts: 1)
    ),
  ]

  private static let inlineCasts = casts(
    Bytes24.self,
    "24B",
    type: .counts(branches: 5, casts: 1),
    conforming: .casts(1)
  ) {
    Form("typeForced", leaves: .counts(branches: 5, casts: 1), note: "as!") {
      ask(ForcedConcrete<Bytes24>.self)
    }
    Form("typeMatched", leaves: .indirectBranches(6), note: "type(of:) ==, then read in place") {
      ask(MatchedConcrete<Bytes24>.self)
    }
    Form("typeOfAny", leaves: .counts(branches: 5, casts: 1), note: "Any as? S") {
      ask(UntypedAsConcrete<Bytes24>.self)
    }
    Form("anyOfAny", leaves: .casts(1).throughCache, note: "Any as? any P") {
      ask(UntypedAsProtocol<Bytes24>.self)
    }
    Form("constrained", leaves: .casts(1).throughCache, note: "any P as? any Q<Int>, never cached")
    { ask(AsConstrained<Bytes24>.self) }
    Form("anyForced", leaves: .casts(1).throughCache, note: "any P as! any Q") {
      ask(ForcedProtocol<Bytes24>.self)
    }
    Form("constrainedForced", leaves: .casts(1).throughCache, note: "any P as! any Q<Int>") {
      ask(ForcedConstrained<Bytes24>.self)
    }
  }

  private static let boxedCasts = casts(
    Bytes32.self,
    "32B",
    type: .counts(branches: 6, retains: 1, casts: 1),
    conforming: .counts(allocations: 1, retains: 2, casts: 1)
  ) {
    Form("typeOfAny", leaves: .counts(branches: 6, retains: 1, casts: 1), note: "Any as? S") {
      ask(UntypedAsConcrete<Bytes32>.self)
    }
    Form(
      "anyOfAny",
      leaves: .counts(allocations: 1, retains: 2, casts: 1).throughCache,
      note: "Any as? any P"
    ) { ask(UntypedAsProtocol<Bytes32>.self) }
  }

  private static let inlineQuestions = questions(Bytes24.self, "24B", conforming: .casts(1)) {
    Form("type", leaves: .counts(branches: 5, casts: 1), note: "any P is S") {
      ask(IsConcrete<Bytes24>.self)
    }
    Form("typeMatched", leaves: .indirectBranches(2), note: "type(of:) == S.self") {
      ask(HasType<Bytes24>.self)
    }
    Form("constrained", leaves: .casts(1).throughCache, note: "any P is any Q<Int>, never cached") {
      ask(IsConstrained<Bytes24>.self)
    }
  }

  /// `as?`, after which the payload's word is read.
  private static func casts<P: Payload>(
    _: P.Type,
    _ payload: String,
    type: Remains,
    conforming: Remains,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    Comparison("Cast", "as", parameter: payload) {
      Form(.concrete, leaves: .nothing) { ask(KnownPayload<P>.self) }
      Form("type", leaves: type, note: "any P as? S") { ask(AsConcrete<P>.self) }
      Form(.any, leaves: conforming.throughCache, note: "any P as? any Q") {
        ask(AsProtocol<P>.self)
      }
      more()
    }
  }

  /// `is`, whose answer is known where nothing is erased.
  private static func questions<P: Payload>(
    _: P.Type,
    _ payload: String,
    conforming: Remains,
    @FormBuilder and more: () -> [Form] = { [] }
  ) -> Comparison {
    Comparison("Cast", "is", parameter: payload) {
      Form(.concrete, leaves: .nothing, note: "the answer is known") { ask(KnownAnswer<P>.self) }
      Form(.any, leaves: conforming.throughCache, note: "any P is any Q") {
        ask(IsProtocol<P>.self)
      }
      more()
    }
  }
}
