import Containers

/// Chains of calls in generic functions, which are specialised where the type is known.
enum GenericChain {
  /// Calls a method.
  static func method<Mixer: Mixing>(_ mixer: Mixer, _ count: Int) -> UInt64 {
    DispatchSuite.chain(count) { mixer.mix($0) }
  }

  /// Reads a property and scrambles the word with it.
  static func getter<Mixer: Mixing>(_ mixer: Mixer, _ count: Int) -> UInt64 {
    DispatchSuite.chain(count) { ($0 ^ mixer.key) &* Scramble.one }
  }

  /// Changes the receiver in place.
  static func mutating<Mixer: Mixing>(_ mixer: Mixer, _ count: Int) -> UInt64 {
    var mixer = mixer
    let word = DispatchSuite.seed
    for _ in 0..<count { mixer.absorb(word) }
    return mixer.key
  }

  /// Calls a static method.
  static func type<Mixer: Mixing>(_ type: Mixer.Type, _ count: Int) -> UInt64 {
    DispatchSuite.chain(count) { type.scramble($0) }
  }

  /// Makes a receiver and reads what it was made of.
  static func initializer<Mixer: Mixing>(_ type: Mixer.Type, _ count: Int) -> UInt64 {
    DispatchSuite.chain(count) { type.init(seed: $0).key }
  }

  /// Calls a method whose argument and result have an associated type.
  static func associated<Mixer: WordMixing<UInt64>>(_ mixer: Mixer, _ count: Int) -> UInt64 {
    DispatchSuite.chain(count) { mixer.stir($0) }
  }

  /// Calls a method of a protocol extension, which is no requirement.
  static func `extension`<Mixer: Mixing>(_ mixer: Mixer, _ count: Int) -> UInt64 {
    DispatchSuite.chain(count) { mixer.mixByExtension($0) }
  }
}
