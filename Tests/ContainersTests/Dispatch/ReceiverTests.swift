import Containers
import Testing

/// Every way to hold a receiver must do the work of the one formula, for each of the eight kinds.
@Suite struct ReceiverTests {
  static let key: UInt64 = 0x0F0F_1234_5678_9ABC
  static let word: UInt64 = 42

  @Test(arguments: 0..<8)
  func allFormsOfAKindScrambleAlike(kind: Int) {
    let multiplier = Scramble.all[kind]
    let expected = (Self.word ^ Self.key) &* multiplier
    let record = MixerRecord(key: Self.key, multiplier: multiplier)
    #expect(record.mix(Self.word) == expected)
    #expect(MixerSource.erased(kind, key: Self.key).mix(Self.word) == expected)
    #expect(MixerSource.erased(kind, key: Self.key).mixByExtension(Self.word) == expected)
    #expect(MixerSource.composed(kind, key: Self.key).mix(Self.word) == expected)
    #expect(MixerSource.words(kind, key: Self.key).stir(Self.word) == expected)
    #expect(MixerSource.object(kind, key: Self.key).mix(Self.word) == expected)
    #expect(MixerSource.virtual(kind, key: Self.key).mix(Self.word) == expected)
    #expect(MixerSource.closure(kind, key: Self.key).mix(Self.word) == expected)
    #expect(MixerSource.enumeration(kind, key: Self.key).mix(Self.word) == expected)
  }

  @Test func kindsAreDifferentTypesWithDifferentConstants() {
    #expect(Set(Scramble.all).count == 8)
    let types = (0..<8).map { ObjectIdentifier(type(of: MixerSource.erased($0, key: 1))) }
    #expect(Set(types).count == 8)
  }

  @Test(arguments: 0..<8)
  func absorbingChangesTheKeyByTheSameFormula(kind: Int) {
    var mixer = MixerSource.erased(kind, key: Self.key)
    var enumeration = MixerSource.enumeration(kind, key: Self.key)
    mixer.absorb(Self.word)
    enumeration.absorb(Self.word)
    #expect(mixer.key == (Self.key ^ Self.word) &* Scramble.all[kind])
    #expect(enumeration.mix(Self.word) == mixer.mix(Self.word))
  }

  @Test(arguments: 0..<2)
  func typesScrambleAndMakeReceivers(kind: Int) {
    let expected = (Self.word ^ Scramble.salt) &* Scramble.all[kind]
    #expect(MixerTypeSource.erased(kind).scramble(Self.word) == expected)
    #expect(MixerTypeSource.virtual(kind).scramble(Self.word) == expected)
    #expect(MixerTypeSource.erased(kind).init(seed: Self.word).key == expected)
  }

  @Test func theFactoryMakesWhatTheInitializerMakes() {
    let made = MixerTypeSource.factory(0)(Self.word)
    #expect(made.key == MixerOne(seed: Self.word).key)
    #expect(MixerTypeSource.factory(1)(Self.word).key == Self.word)
  }

  @Test func anOverriddenAccessorAnswersForTheStoredProperty() {
    #expect(MixerSource.virtual(0, key: Self.key).key == Self.key)
    #expect(MixerSource.virtual(1, key: Self.key).key == ~Self.key)
  }

  @Test(arguments: FieldMixerSource.Declaration.allCases)
  func declarationsOfAFieldDoNotChangeTheResult(declaration: FieldMixerSource.Declaration) {
    let expected = (Self.word ^ Self.key) &* Scramble.one
    #expect(FieldMixerSource.erased(declaration, key: Self.key).mix(Self.word) == expected)
    #expect(FieldMixerSource.object(declaration, key: Self.key).mix(Self.word) == expected)
  }

  @Test(arguments: [false, true])
  func anArrayIsHandedOutByEveryReceiver(wide: Bool) {
    #expect(WordsSource.erased(key: Self.key, wide: wide).words == [Self.key])
    #expect(WordsSource.narrow(key: Self.key).words == [Self.key])
    #expect(MemoryLayout<NarrowWords>.size == 24)
    #expect(MemoryLayout<WideWords>.size == 32)
  }

  @Test func aPrivateChainIsTheMethodAppliedRepeatedly() {
    let mixer = MixerOne(key: Self.key)
    let expected = mixer.mix(mixer.mix(mixer.mix(Self.word)))
    #expect(PrivateMixer(key: Self.key).chain(from: Self.word, count: 3) == expected)
    #expect(PrivateMixer(key: Self.key).chain(from: Self.word, count: 0) == Self.word)
  }
}
