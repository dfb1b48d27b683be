import Containers
import Testing

@Suite struct HoldingTests {
  /// A way of holding, with its operations on a payload of a word.
  struct Subject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let read: @Sendable (UInt64) -> UInt64
    let readElement: @Sendable (UInt64) -> UInt64

    init<H: Holding>(_: H.Type) {
      testDescription = "\(H.self)"
      read = { H.word(of: H.hold(H.Content(word: $0))) }
      readElement = { word in
        let array = [word &+ 1, word].map { H.hold(H.Content(word: $0)) }
        return H.word(at: 1, of: array)
      }
    }
  }

  /// A way of holding whose payload can be changed.
  struct MutableSubject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Mixes the second word into a copy of a holder of the first; original and copy afterwards.
    let mixedCopy: @Sendable (UInt64, UInt64) -> (original: UInt64, copy: UInt64)
    /// Mixes the second word into a holder of the first that nobody shares.
    let mixedInPlace: @Sendable (UInt64, UInt64) -> UInt64

    init<H: MutableHolding>(_: H.Type) {
      testDescription = "\(H.self)"
      mixedCopy = { first, second in
        let original = H.hold(H.Content(word: first))
        var copy = original
        H.mix(second, into: &copy)
        return (H.word(of: original), H.word(of: copy))
      }
      mixedInPlace = { first, second in
        var held = H.hold(H.Content(word: first))
        H.mix(second, into: &held)
        return H.word(of: held)
      }
    }
  }

  static func open<P: ExchangedPayload>(_: P.Type) -> [Subject] {
    [
      Subject(ConcreteHolding<P>.self), Subject(GenericHolding<P>.self),
      Subject(OpaqueHolding<P>.self), Subject(HiddenOpaqueHolding<P>.self),
      Subject(UnspecializedHolding<P>.self), Subject(ErasedHolding<P>.self),
      Subject(UntypedHolding<P>.self), Subject(ClassBoundHolding<P>.self),
      Subject(ClassBoxHolding<P>.self), Subject(ClosureBoxHolding<P>.self),
      Subject(ChangeableClassBoundHolding<P>.self),
    ]
  }

  static let closed: [Subject] = [
    Subject(EnumHolding<Bytes8>.self), Subject(EnumHolding<Bytes24>.self),
    Subject(EnumHolding<Bytes32>.self),
  ]

  static func openMutable<P: Payload>(_: P.Type) -> [MutableSubject] {
    [
      MutableSubject(ConcreteHolding<P>.self), MutableSubject(GenericHolding<P>.self),
      MutableSubject(UnspecializedHolding<P>.self), MutableSubject(ErasedHolding<P>.self),
      MutableSubject(UntypedHolding<P>.self), MutableSubject(ClassBoxHolding<P>.self),
      MutableSubject(ChangeableClassBoundHolding<P>.self),
    ]
  }

  static let closedMutable: [MutableSubject] = [
    MutableSubject(EnumHolding<Bytes8>.self), MutableSubject(EnumHolding<Bytes24>.self),
    MutableSubject(EnumHolding<Bytes32>.self),
  ]

  @Test(
    arguments: open(Bytes8.self) + open(Bytes24.self) + open(Bytes32.self) + open(Bytes256.self)
      + closed
  )
  func givesTheWordBack(_ subject: Subject) {
    for word: UInt64 in [0, 1, 0x0123_4567_89AB_CDEF, .max] {
      #expect(subject.read(word) == word)
      #expect(subject.readElement(word) == word)
    }
  }

  @Test(
    arguments: openMutable(Bytes8.self) + openMutable(Bytes24.self) + openMutable(Bytes32.self)
      + openMutable(Bytes256.self) + closedMutable
  )
  func changesACopyAndNotTheOriginal(_ subject: MutableSubject) {
    let result = subject.mixedCopy(7, 11)
    #expect(result.original == 7)
    #expect(result.copy == mixed(7, with: 11))
    #expect(subject.mixedInPlace(7, 11) == mixed(7, with: 11))
  }

  @Test func readsZeroFromAnotherTypeBehindAny() {
    #expect(UntypedHolding<Bytes8>.word(of: "text") == 0)
    #expect(Bytes8.receiveUntyped("text") == 0)
  }

  @Test func keepsAnUntypedValueOfAnotherType() {
    var held: Any = "text"
    UntypedHolding<Bytes8>.mix(1, into: &held)
    #expect(held as? String == "text")
  }

  @Test func mixesAPayloadWithoutAWordOfItsOwn() {
    var payload = WidePayload(word: 7)
    payload.mix(11)
    #expect(payload.word == mixed(7, with: 11))
  }
}
