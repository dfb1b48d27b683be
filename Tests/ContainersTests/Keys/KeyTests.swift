import Containers
import Testing

@Suite struct KeyTests {
  private func answer<A: Asking>(_: A.Type, _ word: UInt64) -> UInt64 {
    A.answer(A.subject(word))
  }

  @Test func everyDocumentHasTheSameEntry() {
    let expected = answer(TypedDocument.self, 42)
    #expect(expected != 0)
    #expect(answer(CaseDocument.self, 42) == expected)
    #expect(answer(UntypedDocument.self, 42) == expected)
    #expect(answer(MismatchedDocument.self, 42) == expected)
    #expect(answer(TypedDocument.self, 43) == expected + 1)
  }

  @Test func aPayloadIsExtractedAlikeInEveryForm() {
    #expect(answer(ExtractByPattern.self, 42) == 42)
    #expect(answer(ExtractByMirror.self, 42) == 42)
    #expect(ExtractorSource.closure()(.moved(42)) == 42)
    for other in [Event.named("x"), .ended] {
      #expect(ExtractByPattern.answer(other) == 0)
      #expect(ExtractByMirror.answer(other) == 0)
      #expect(ExtractorSource.closure()(other) == nil)
    }
  }

  @Test func everyPathReadsTheWord() {
    let place = Place(word: 42)
    #expect(place[keyPath: PathSource.typed()] == 42)
    #expect(place[keyPath: PathSource.partial()] as? UInt64 == 42)
    #expect(place[keyPath: PathSource.untyped()] as? UInt64 == 42)
    #expect(PathSource.closure()(place) == 42)
  }

  @Test func erasedKeysFindWhatWasStoredUnderThem() {
    checkKeys(Int.self)
    checkKeys(String.self)
    checkKeys(LargeKey.self)
  }

  private func checkKeys<K: NumberedKey>(_: K.Type) {
    let numbers = UInt64(0)..<100
    let concrete = table(ConcreteKey<K>.self, numbers)
    let erased = table(ErasedKey<K>.self, numbers)
    let kept = table(KeptErasedKey<K>.self, numbers)
    for number in numbers {
      #expect(concrete[K(number: number)] == number)
      #expect(erased[AnyHashable(K(number: number))] == number)
      #expect(kept[AnyHashable(K(number: number))] == number)
    }
    #expect(erased[AnyHashable(K(number: 100))] == nil)
  }

  private func table<F: KeyForm>(_: F.Type, _ numbers: Range<UInt64>) -> [F.Key: UInt64] {
    var table: [F.Key: UInt64] = [:]
    for number in numbers { table[F.key(F.given(number))] = number }
    return table
  }

  @Test func erasingAKeyKeepsItsHashAndItsBase() {
    checkHash(Int.self)
    checkHash(String.self)
    checkHash(LargeKey.self)
    #expect(MemoryLayout<LargeKey>.size == 40)
  }

  private func checkHash<K: NumberedKey>(_: K.Type) {
    let expected = converted(KeepingKey<K>.self)
    #expect(converted(ToHashable<K>.self) == expected)
    #expect(converted(HashableToBase<K>.self) == expected)
  }

  private func converted<C: Converting>(_: C.Type) -> UInt64 {
    C.word(of: C.convert(C.source(42)))
  }
}
