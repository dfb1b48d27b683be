import Containers

/// The requirements other than a method, each in a loop that feeds every result to the next call.
///
/// The type is written out. The same loops stand in `GenericLoop`, `UnspecializedLoop` and
/// `ExistentialLoop`: how the receiver is declared is the only difference.
enum ConcreteLoop {
  /// Reads a property and scrambles the word with it.
  static func getter(_ mixer: MixerOne, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = (word ^ mixer.key) &* Scramble.one }
    return word
  }

  /// Changes the receiver in place.
  static func mutating(_ mixer: MixerOne, from start: UInt64, count: Int) -> UInt64 {
    var mixer = mixer
    for _ in 0..<count { mixer.absorb(start) }
    return mixer.key
  }

  /// Calls a static method.
  static func type(_ type: MixerOne.Type, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = type.scramble(word) }
    return word
  }

  /// Makes a receiver and reads what it was made of.
  static func initializer(
    _ type: MixerOne.Type,
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for _ in 0..<count { word = type.init(seed: word).key }
    return word
  }

  /// Calls a method whose argument and result have an associated type.
  static func associated(
    _ mixer: MixerOne,
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.stir(word) }
    return word
  }

  /// Calls a method of a protocol extension, which is no requirement.
  static func `extension`(_ mixer: MixerOne, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mixByExtension(word) }
    return word
  }
}
