import Containers

/// One receiver, `count` method calls, each on the result of the one before: a loop for each way
/// to hold the receiver.
enum MethodLoop {
  /// The type is written out.
  static func concrete(_ mixer: MixerOne, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }

  /// Specialised for the type at the call.
  static func generic<Mixer: Mixing>(_ mixer: Mixer, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }

  /// Never specialised: the method is found in the witness table that the caller passes.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func unspecialized<Mixer: Mixing>(
    _ mixer: Mixer,
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }

  /// Opens the existential for each call.
  static func any(_ mixer: any Mixing, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }

  /// Opens an existential with two witness tables for each call.
  static func composition(_ mixer: any Mixing & Tagged, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }

  /// The existential is a pointer and a witness table.
  static func classBound(_ mixer: any MixingObject, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }

  /// The method is found in the class's vtable.
  static func virtual(_ mixer: VirtualMixer, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }

  /// Nothing can override the method of a final class.
  static func final(_ mixer: MixerObjectOne, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }

  /// The method is a closure that captured the receiver's key.
  static func closure(_ mixer: MixerClosure, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }

  /// The type is one case of eight.
  static func enumeration(_ mixer: MixerCase, from start: UInt64, count: Int) -> UInt64 {
    var word = start
    for _ in 0..<count { word = mixer.mix(word) }
    return word
  }
}
