import Containers
import Testing

/// Who can specialise a function must not change what it returns.
@Suite struct GenericCallTests {
  static let gate = Gate(key: 7)
  static let sieve = Sieve(key: 9)
  static let word: UInt64 = 42

  @Test func everyVisibilityPassesAlike() {
    check(Self.gate, expected: VisibleCalls.concrete(Self.gate, Self.word))
    check(Self.sieve, expected: VisibleCalls.concrete(Self.sieve, Self.word))
  }

  private func check<P: Passing>(_ gate: P, expected: UInt64) {
    #expect(gate.pass(Self.word) == expected)
    #expect(VisibleCalls.inlinable(gate, Self.word) == expected)
    #expect(VisibleCalls.plain(gate, Self.word) == expected)
    #expect(VisibleCalls.hidden(gate, Self.word) == expected)
    #expect(VisibleCalls.hiddenSome(gate, Self.word) == expected)
    #expect(VisibleCalls.specialized(gate, Self.word) == expected)
    #expect(VisibleCalls.erased(gate, Self.word) == expected)
  }

  @Test func fourArgumentsPassInOrderInEveryForm() {
    let gates = (Self.gate, Self.sieve, Gate(key: 11), Sieve(key: 13))
    let expected = PackCalls.concrete(Self.word, gates.0, gates.1, gates.2, gates.3)
    #expect(PackCalls.four(Self.word, gates.0, gates.1, gates.2, gates.3) == expected)
    #expect(PackCalls.pack(Self.word, gates.0, gates.1, gates.2, gates.3) == expected)
    #expect(PackCalls.hiddenPack(Self.word, gates.0, gates.1, gates.2, gates.3) == expected)
    #expect(PackCalls.variadic(Self.word, gates.0, gates.1, gates.2, gates.3) == expected)
    #expect(PackCalls.variadic(Self.word, gates.2, gates.1, gates.0, gates.3) != expected)
  }

  @Test func everyHolderPassesAlike() {
    let expected = Gate(key: 7).pass(Self.word)
    #expect(HolderSource.plain(7).pass(Self.word) == expected)
    #expect(HolderSource.generic(7).pass(Self.word) == expected)
    #expect(HolderSource.open(7).pass(Self.word) == expected)
    #expect(HolderSource.erased(7).pass(Self.word) == expected)
    #expect(HolderSource.open(7, inverting: true).pass(~Self.word) == expected)
  }

  @Test func theFirstRungIsReachedFromTheLast() {
    let ladder = Ladder(key: 7)
    let expected = Climb.concrete(ladder, Self.word)
    #expect(Climb.first(ladder, Self.word) == expected)
    #expect(Climb.last(ladder, Self.word) == expected)
    #expect(Climb.erasedFirst(Climb.erased(7), Self.word) == expected)
    #expect(Climb.erasedLast(Climb.erased(7), Self.word) == expected)
    #expect(Climb.erasedLast(Climb.erased(7, stairs: true), Self.word) != expected)
  }

  @Test func everyDrawerGivesBackWhatItHeld() {
    var concrete = Drawer<UInt64>(1)
    var erased = Exchange.erased(1)
    var counting = Exchange.erased(1, counting: true)
    for word in UInt64(2)..<6 {
      #expect(Exchange.concrete(&concrete, word) == word - 1)
      #expect(Exchange.erased(&erased, word) == word - 1)
      #expect(Exchange.opaque(&counting, word) == word - 1)
    }
  }

  @Test func aConditionalConformanceGoesThroughEveryLayer() {
    #expect(WrappedSource.erased(7).pass(Self.word) == ~Gate(key: 7).pass(Self.word))
  }
}
