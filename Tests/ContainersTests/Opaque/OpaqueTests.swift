import Containers
import Testing

/// What a function says of the type of its result must not change the result.
@Suite struct OpaqueTests {
  static let key: UInt64 = 0x0F0F_1234_5678_9ABC
  static let word: UInt64 = 42

  @Test func everyDeclarationReturnsTheSameGate() {
    let expected = Gate(key: Self.key).pass(Self.word)
    #expect(GateResults.inlinableConcrete(Self.key).pass(Self.word) == expected)
    #expect(GateResults.inlinableSome(Self.key).pass(Self.word) == expected)
    #expect(GateResults.inlinableAny(Self.key).pass(Self.word) == expected)
    #expect(GateResults.publicConcrete(Self.key).pass(Self.word) == expected)
    #expect(GateResults.publicSome(Self.key).pass(Self.word) == expected)
    #expect(GateResults.publicAny(Self.key).pass(Self.word) == expected)
    #expect(GateResults.hiddenConcrete(Self.key).pass(Self.word) == expected)
    #expect(GateResults.hiddenSome(Self.key).pass(Self.word) == expected)
    #expect(GateResults.hiddenAny(Self.key).pass(Self.word) == expected)
  }

  @Test func partsOfAResultAreTheSameInEveryForm() {
    let concrete = GateStructures.concretePair(Self.key)
    let opaque = GateStructures.somePair(Self.key)
    let erased = GateStructures.anyPair(Self.key)
    #expect(opaque.0.pass(Self.word) == concrete.0.pass(Self.word))
    #expect(opaque.1.pass(Self.word) == concrete.1.pass(Self.word))
    #expect(erased.0.pass(Self.word) == concrete.0.pass(Self.word))
    #expect(erased.1.pass(Self.word) == concrete.1.pass(Self.word))
    let gates = GateStructures.concreteArray(Self.key).map { $0.pass(Self.word) }
    #expect(GateStructures.someArray(Self.key).map { $0.pass(Self.word) } == gates)
    #expect(GateStructures.anyArray(Self.key).map { $0.pass(Self.word) } == gates)
    #expect(gates.count == GateStructures.arrayLength)
  }

  @Test(arguments: [UInt64(0), key])
  func anOptionalResultIsNilForZeroAlone(key: UInt64) {
    let expected = key == 0 ? nil : Gate(key: key).pass(Self.word)
    #expect(GateStructures.concreteOptional(key)?.pass(Self.word) == expected)
    #expect(GateStructures.someOptional(key)?.pass(Self.word) == expected)
    #expect(GateStructures.anyOptional(key)?.pass(Self.word) == expected)
  }

  @Test func chainsOfOneDepthPassAlike() {
    check(1, Layer<Gate>.self, OpaqueChain.one(Self.key))
    check(5, FiveLayers<Gate>.self, OpaqueChain.five(Self.key))
    check(10, TenLayers<Gate>.self, OpaqueChain.ten(Self.key))
    check(25, TwentyFiveLayers<Gate>.self, OpaqueChain.twentyFive(Self.key))
    check(48, FortyEightLayers<Gate>.self, OpaqueChain.fortyEight(Self.key))
    check(50, FiftyLayers<Gate>.self, OpaqueChain.fifty(Self.key))
  }

  private func check<Named: KeyedPassing>(
    _ depth: Int,
    _: Named.Type,
    _ opaque: some Passing
  ) {
    var expected = Gate(key: Self.key).pass(Self.word)
    for _ in 0..<depth { expected = (expected ^ Self.key) &* Scramble.three }
    #expect(Named(key: Self.key).pass(Self.word) == expected, "\(depth)")
    #expect(opaque.pass(Self.word) == expected, "\(depth)")
    #expect(ErasedChain.layers(depth, Self.key).pass(Self.word) == expected, "\(depth)")
  }
}
