import Containers

/// The loops of `ConcreteLoop`, generic and specialised at the call.
enum GenericLoop {
  /// Reads a property and scrambles the word with it.
  static func getter<Mixer: Mixing>(_ mixer: Mixer, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = (word ^ mixer.key) &* Scramble.one }
    return word
  }

  /// Changes the receiver in place.
  static func mutating<Mixer: Mixing>(_ mixer: Mixer, from start: UInt64, count: Int) -> UInt64 {
    var mixer = mixer
    for _ in 0..<count { mixer.absorb(start) }
    return mixer.key
  }

  /// Calls a static method.
  static func type<Mixer: Mixing>(_ type: Mixer.Type, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = type.scramble(word) }
    return word
  }

  /// Makes a receiver and reads what it was made of.
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
  static func `extension`<Mixer: Mixing>(_ mixer: Mixer, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mixByExtension(word) }
    return word
  }
}
