import Containers

/// The chains of `GenericChain` in functions that are never specialised.
///
/// Every requirement is found in the witness table that the caller passes. An existential that is
/// opened once, before the loop, enters here as well.
enum UnspecializedChain {
  /// Calls a method.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func method<Mixer: Mixing>(_ mixer: Mixer, _ count: Int) -> UInt64 {
    DispatchSuite.chain(count) { mixer.mix($0) }
  }

  /// Reads a property and scrambles the word with it.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func getter<Mixer: Mixing>(_ mixer: Mixer, _ count: Int) -> UInt64 {
    DispatchSuite.chain(count) { ($0 ^ mixer.key) &* Scramble.one }
  }

  /// Changes the receiver in place.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func mutating<Mixer: Mixing>(_ mixer: Mixer, _ count: Int) -> UInt64 {
    var mixer = mixer
    let word = DispatchSuite.seed
    for _ in 0..<count { mixer.absorb(word) }
    return mixer.key
  }

  /// Calls a static method.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func type<Mixer: Mixing>(_ type: Mixer.Type, _ count: Int) -> UInt64 {
    DispatchSuite.chain(count) { type.scramble($0) }
  }

  /// Makes a receiver and reads what it was made of.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func initializer<Mixer: Mixing>(_ type: Mixer.Type, _ count: Int) -> UInt64 {
    // Written out: through `chain`, the same three calls take 28 instructions more.
    var word = DispatchSuite.seed
    for _ in 0..<count { word = type.init(seed: word).key }
    return word
  }

  /// Calls a method whose argument and result have an associated type.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func associated<Mixer: WordMixing<UInt64>>(_ mixer: Mixer, _ count: Int) -> UInt64 {
    DispatchSuite.chain(count) { mixer.stir($0) }
  }

  /// Calls a method of a protocol extension, which is no requirement.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func `extension`<Mixer: Mixing>(_ mixer: Mixer, _ count: Int) -> UInt64 {
    DispatchSuite.chain(count) { mixer.mixByExtension($0) }
  }
}
