import Containers
import Testing

/// A payload that moves into another container stays the payload that it was.
@Suite struct ConversionTests {
  private func converted<C: Converting>(_: C.Type, _ word: UInt64) -> UInt64 {
    C.word(of: C.convert(C.source(word)))
  }

  @Test func valuesKeepTheirWord() {
    checkValues(Bytes24.self, 42)
    checkValues(Bytes32.self, 42)
    checkValues(FourReferencesPayload.self, 2)
  }

  private func checkValues<P: ConvertiblePayload>(_: P.Type, _ word: UInt64) {
    #expect(converted(KeepingConcrete<P>.self, word) == word)
    #expect(converted(KeepingErased<P>.self, word) == word)
    #expect(converted(ErasedToUntyped<P>.self, word) == word)
    #expect(converted(CompositionToErased<P>.self, word) == word)
    #expect(converted(RefinedToErased<P>.self, word) == word)
    #expect(converted(SendableToErased<P>.self, word) == word)
    #expect(converted(ConstrainedToErased<P>.self, word) == word)
  }

  @Test func arraysKeepTheirLastWord() {
    checkArrays(Bytes24.self)
    checkArrays(Bytes32.self)
  }

  private func checkArrays<P: ConvertiblePayload>(_: P.Type) {
    #expect(converted(KeepingArray<P>.self, 42) == 42)
    #expect(converted(ArrayToErased<P>.self, 42) == 42)
    #expect(converted(ErasedArrayToUntyped<P>.self, 42) == 42)
    #expect(converted(RefinedArrayToErased<P>.self, 42) == 42)
    #expect(converted(SendableArrayToErased<P>.self, 42) == 42)
    #expect(converted(CompositionArrayToErased<P>.self, 42) == 42)
    #expect(converted(ConstrainedArrayToErased<P>.self, 42) == 42)
    #expect(ArrayToErased<P>.source(42).count == convertedLength)
  }

  @Test func aTagTakesAPayloadBeyondTheBuffer() {
    #expect(MemoryLayout<TaggedBytes23>.size == 24)
    #expect(MemoryLayout<TaggedPayload>.size == 25)
    #expect(converted(Wrapping<TaggedBytes23>.self, 42) == 42)
    #expect(converted(Wrapping<TaggedPayload>.self, 42) == 42)
    #expect(TaggedBytes23.nothing.word == 0)
  }

  @Test func messagesComeThroughEveryHop() {
    checkHops(ConcreteMessage.self)
    checkHops(LargeMessage.self)
    checkHops(SharedMessage.self)
    #expect(MemoryLayout<MessageHead>.size == 96)
    #expect(MemoryLayout<SharedMessageHead>.size == 8)
  }

  private func checkHops<M: HoppingMessage>(_ message: M.Type) {
    let once = message.handle(message.make(42))
    #expect(message.word(of: message.handle(once)) == 42, "\(message)")
  }

  @Test func variadicsAddUpAlike() {
    let words = (Bytes8(word: 1), Bytes8(word: 2), Bytes8(word: 4))
    #expect(Variadics.sumWords(words.0, words.1, words.2) == 7)
    #expect(Variadics.sumPack(words.0, words.1, words.2) == 7)
    #expect(Variadics.sumErasedWords(words.0, words.1, words.2) == 7)
    let bytes = (Bytes32(word: 1), Bytes32(word: 2), Bytes32(word: 4))
    #expect(Variadics.sumBytes(bytes.0, bytes.1, bytes.2) == 7)
    #expect(Variadics.sumPack(bytes.0, bytes.1, bytes.2) == 7)
    #expect(Variadics.sumErasedBytes(bytes.0, bytes.1, bytes.2) == 7)
  }
}
