import Containers
import Testing

/// A cast that hits answers the payload's word; one that misses, or only asks, answers 1.
@Suite struct CastTests {
  static let word: UInt64 = 42

  private func answer<A: Asking>(_: A.Type, _ word: UInt64 = Self.word) -> UInt64 {
    A.answer(A.subject(word))
  }

  @Test func castsToTheOwnTypeFindThePayload() {
    #expect(answer(KnownPayload<Bytes24>.self) == Self.word)
    checkHits(of: Bytes24.self)
    checkHits(of: Bytes32.self)
    #expect(answer(AsConcrete<FourReferencesPayload>.self) == 2)
  }

  private func checkHits<P: RefinedPayload & UnitPayload<UInt64>>(of _: P.Type) {
    #expect(answer(AsConcrete<P>.self) == Self.word)
    #expect(answer(ForcedConcrete<P>.self) == Self.word)
    #expect(answer(UntypedAsConcrete<P>.self) == Self.word)
    #expect(answer(MatchedConcrete<P>.self) == Self.word)
    #expect(answer(AsProtocol<P>.self) == Self.word)
    #expect(answer(UntypedAsProtocol<P>.self) == Self.word)
    #expect(answer(AsConstrained<P>.self) == Self.word)
    #expect(answer(ForcedProtocol<P>.self) == Self.word)
    #expect(answer(ForcedConstrained<P>.self) == Self.word)
  }

  @Test func questionsAreAnsweredWithYes() {
    #expect(answer(KnownAnswer<Bytes24>.self) == 1)
    #expect(answer(IsConcrete<Bytes24>.self) == 1)
    #expect(answer(HasType<Bytes32>.self) == 1)
    #expect(answer(IsProtocol<Bytes32>.self) == 1)
    #expect(answer(IsProtocol<UnaskedPayload>.self) == 1)
    #expect(answer(IsConstrained<Bytes24>.self) == 1)
    #expect(answer(IsFinal.self) == 1)
    #expect(answer(IsClass.self) == 1)
    #expect(answer(IsClassBound.self) == 1)
    #expect(answer(HasClass.self) == 1)
  }

  @Test func questionsAreAnsweredWithNo() {
    #expect(answer(IsNotOther<Bytes24, Bytes32>.self) == 1)
    #expect(answer(IsNotOtherProtocol<Bytes24>.self) == 1)
    #expect(answer(IsNotOtherConstraint<Bytes24>.self) == 1)
    #expect(answer(IsNotOtherFinal.self) == 1)
    #expect(answer(IsNotOtherClass.self) == 1)
    #expect(answer(IsNotOtherClassBound.self) == 1)
    #expect(answer(HasOtherClass.self) == 1)
  }

  /// A denial of what is the case is 0: the questions ask, and do not always answer alike.
  @Test func aDenialOfWhatIsTheCaseIsZero() {
    #expect(answer(IsNotOther<Bytes24, Bytes24>.self) == 0)
    #expect(answer(IsNotOtherProtocol<Bytes16>.self) == 0)
    #expect(answer(IsProtocol<Bytes16>.self) == 0)
    #expect(IsFinal.answer(OtherObject(word: 2)) == 0)
    #expect(IsClass.answer(OtherObject(word: 2)) == 0)
    #expect(IsClassBound.answer(OtherObject(word: 2)) == 0)
    #expect(HasClass.answer(OtherObject(word: 2)) == 0)
    #expect(IsNotOtherFinal.answer(OtherObject(word: 2)) == 0)
    #expect(IsNotOtherClass.answer(MoreUnrelatedObject(word: 2)) == 0)
    #expect(IsNotOtherClassBound.answer(OneMoreObject(word: 2)) == 0)
    #expect(HasOtherClass.answer(OtherObject(word: 2)) == 0)
  }

  @Test func castsToAnotherTypeMiss() {
    #expect(answer(AsOther<Bytes24, Bytes32>.self) == 1)
    #expect(answer(HasOtherType<Bytes24, Bytes32>.self) == 1)
    #expect(answer(AsOtherProtocol<Bytes24>.self) == 1)
    #expect(answer(AsOtherProtocol<UnaskedStranger>.self) == 1)
    #expect(answer(AsOtherConstraint<Bytes24>.self) == 1)
    #expect(answer(MatchedConcrete<Bytes24>.self) != 1)
  }

  @Test func castsOfReferencesFindTheObject() {
    #expect(answer(KnownObject.self) == Self.word)
    #expect(answer(ObjectAsFinal.self) == Self.word)
    #expect(answer(ClassAsFinal.self) == Self.word)
    #expect(answer(ObjectAsClass.self) == Self.word)
    #expect(answer(ObjectAsClassBound.self) == Self.word)
    #expect(answer(ObjectMatched.self) == Self.word)
    #expect(answer(ErasedAsFinal.self) == Self.word)
    #expect(answer(ReferenceAsFinal.self) == Self.word)
    #expect(answer(ForcedFinal.self) == Self.word)
    #expect(answer(ForcedClass.self) == Self.word)
    #expect(answer(ForcedClassBound.self) == Self.word)
  }

  @Test func castsOfReferencesToOthersMiss() {
    #expect(answer(ObjectAsOtherFinal.self) == 1)
    #expect(answer(ObjectAsOtherClass.self) == 1)
    #expect(answer(ObjectAsOtherClassBound.self) == 1)
  }

  @Test func sixCasesAreToldApartAlike() {
    let words = UInt64(0)..<8
    let expected = words.map { answer(SwitchByMethod.self, $0) }
    #expect(words.map { answer(SwitchByClass.self, $0) } == expected)
    #expect(words.map { answer(SwitchByProtocol.self, $0) } == expected)
    let kinds = words.map { ObjectIdentifier(type(of: SwitchByMethod.subject($0))) }
    #expect(Set(kinds).count == 4)
    #expect(answer(OverriddenValue.self) == answer(DowncastValue.self))
  }

  @Test func nothingThatIsEncodedIsSpecial() {
    let values = EncodedList.values(Self.word)
    #expect(values.count == EncodedList.length)
    #expect(values.allSatisfy { !($0 is any SpecialPayload) })
    #expect(answer(EncodePlainly.self) == answer(EncodeAsking.self))
  }
}
