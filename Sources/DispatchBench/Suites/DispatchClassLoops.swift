import Containers

/// The loops of `ConcreteLoop` for what is no protocol: classes and closures.
enum ClassLoop {
  /// Reads a stored property, which nothing can override.
  static func stored(_ mixer: VirtualMixer, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = (word ^ mixer.stored) &* Scramble.one }
    return word
  }

  /// Reads a property through an accessor that a subclass can override.
  static func virtual(_ mixer: VirtualMixer, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = (word ^ mixer.key) &* Scramble.one }
    return word
  }

  /// Calls a class method that a subclass can override.
  static func type(_ type: VirtualMixer.Type, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = type.scramble(word) }
    return word
  }

  /// Calls a closure that makes a receiver.
  static func factory(_ make: (UInt64) -> MixerOne, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = make(word).key }
    return word
  }
}
