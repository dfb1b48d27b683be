import Containers

/// The loops of `ConcreteLoop`, never specialised.
///
/// Every requirement is found in the witness table that the caller passes. An existential that is
/// opened once, before the loop, enters here as well.
///
/// The loops are written out again: one that called a generic loop would have it inlined or not,
/// specialised or not, as the optimizer likes.
enum UnspecializedLoop {
  /// Reads a property and scrambles the word with it.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func getter<Mixer: Mixing>(
    _ mixer: Mixer,
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for _ in 0..<count { word = (word ^ mixer.key) &* Scramble.one }
    return word
  }

  /// Changes the receiver in place.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func mutating<Mixer: Mixing>(
    _ mixer: Mixer,
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var mixer = mixer
    for _ in 0..<count { mixer.absorb(start) }
    return mixer.key
  }

  /// Calls a static method.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func type<Mixer: Mixing>(
    _ type: Mixer.Type,
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for _ in 0..<count { word = type.scramble(word) }
    return word
  }

  /// Makes a receiver and reads what it was made of.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func initializer<Mixer: Mixing>(
    _ type: Mixer.Type,
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for _ in 0..<count { word = type.init(seed: word).key }
    return word
  }

  /// Calls a method whose argument and result have an associated type.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func associated<Mixer: WordMixing<UInt64>>(
    _ mixer: Mixer,
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.stir(word) }
    return word
  }

  /// Calls a method of a protocol extension, which is no requirement.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func `extension`<Mixer: Mixing>(
    _ mixer: Mixer,
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mixByExtension(word) }
    return word
  }
}
