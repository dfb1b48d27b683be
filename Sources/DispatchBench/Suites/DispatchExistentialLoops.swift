import Containers

/// The loops of `ConcreteLoop` on an existential, which each call opens anew.
enum ExistentialLoop {
  /// Reads a property and scrambles the word with it.
  static func getter(_ mixer: any Mixing, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = (word ^ mixer.key) &* Scramble.one }
    return word
  }

  /// Changes the receiver in place.
  static func mutating(_ mixer: any Mixing, from start: UInt64, count: Int) -> UInt64 {
    var mixer = mixer
    for _ in 0..<count { mixer.absorb(start) }
    return mixer.key
  }

  /// Calls a static method.
  static func type(_ type: any Mixing.Type, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = type.scramble(word) }
    return word
  }

  /// Makes a receiver and reads what it was made of.
  static func initializer(_ type: any Mixing.Type, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = type.init(seed: word).key }
    return word
  }

  /// Calls a method whose argument and result have an associated type.
  static func associated(
    _ mixer: any WordMixing<UInt64>,
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.stir(word) }
    return word
  }

  /// Calls a method of a protocol extension, which is no requirement.
  static func `extension`(_ mixer: any Mixing, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mixByExtension(word) }
    return word
  }
}
