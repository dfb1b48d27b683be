import Containers
import Testing

/// However a failure is told, the handler learns the same of it.
@Suite struct FailureTests {
  @Test(arguments: [UInt64(0), 1, 42, .max])
  func everyFormTellsTheFailuresWord(word: UInt64) {
    check(EmptyFailure.self, word)
    check(PlainFailure.self, word)
    check(LargeFailure.self, word)
    check(ObjectFailure.self, word)
  }

  private func check<F: Throwing>(_: F.Type, _ word: UInt64) {
    let expected = F(word: word).word
    #expect(ReturnedFailure<F>.failing(word) == expected)
    #expect(TypedFailure<F>.failing(word) == expected)
    #expect(UntypedFailure<F>.failing(word) == expected)
    #expect(TypedResult<F>.failing(word) == expected)
    #expect(UntypedResult<F>.failing(word) == expected)
    #expect(ReturnedUnread<F>.failing(word) == 1)
    #expect(TypedUnread<F>.failing(word) == 1)
    #expect(UntypedUnread<F>.failing(word) == 1)
  }

  @Test func aPreboxedErrorIsThrownToo() { #expect(PreboxedUnread.failing(42) == 1) }

  @Test(arguments: [UInt64(2), 3])
  func everyFormGetsThroughTheFrames(word: UInt64) {
    let expected = PlainFailure(word: word).word
    #expect(PropagatedResult.failing(word) == expected)
    #expect(PropagatedTyped.failing(word) == expected)
    #expect(PropagatedUntyped.failing(word) == expected)
  }

  @Test func aCallThatSucceedsReturnsTheSameInEveryForm() throws {
    let expected = Succeeding.plain(42)
    #expect(try Succeeding.untyped(42) == expected)
    #expect(try Succeeding.typed(42) == expected)
    #expect(try Succeeding.typedLarge(42) == expected)
    #expect(try Succeeding.result(42).get() == expected)
  }

  @Test func aCallThatFailsSaysSoInEveryForm() {
    #expect(throws: PlainFailure.even) { try Succeeding.untyped(0) }
    #expect(throws: PlainFailure.even) { try Succeeding.typed(0) }
    #expect(throws: LargeFailure.self) { try Succeeding.typedLarge(0) }
    #expect(throws: PlainFailure.even) { try Succeeding.result(0).get() }
  }

  @Test func errorsKeepTheirWordInEveryContainer() {
    checkConversions(Failure24.self)
    checkConversions(Failure32.self)
    #expect(MemoryLayout<any Error>.size == 8)
    #expect(MemoryLayout<any Error & Payload>.size == 48)
  }

  private func checkConversions<P: Payload & Error>(_: P.Type) {
    #expect(converted(ToError<P>.self) == 42)
    #expect(converted(ToErrorComposition<P>.self) == 42)
    #expect(converted(ErrorToUntyped<P>.self) == 42)
  }

  private func converted<C: Converting>(_: C.Type) -> UInt64 {
    C.word(of: C.convert(C.source(42)))
  }
}
