import Containers

/// Several receivers in a given order, `count` method calls, each on the result of the one before.
///
/// Each loop reads the receiver by index, so that none of them pays for an iterator, and the order
/// wraps round, so that its length does not limit `count`.
enum OrderLoop {
  /// What differs between receivers is data.
  static func records(
    _ receivers: [MixerRecord],
    by order: [UInt8],
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for turn in 0..<count { word = receivers[Int(order[turn & 4095])].mix(word) }
    return word
  }

  /// Opens the existential for each call.
  static func any(
    _ receivers: [any Mixing],
    by order: [UInt8],
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for turn in 0..<count { word = receivers[Int(order[turn & 4095])].mix(word) }
    return word
  }

  /// The existential is a pointer and a witness table.
  static func classBound(
    _ receivers: [any MixingObject],
    by order: [UInt8],
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for turn in 0..<count { word = receivers[Int(order[turn & 4095])].mix(word) }
    return word
  }

  /// The method is found in the class's vtable.
  static func virtual(
    _ receivers: [VirtualMixer],
    by order: [UInt8],
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for turn in 0..<count { word = receivers[Int(order[turn & 4095])].mix(word) }
    return word
  }

  /// The method is a closure that captured the receiver's key.
  static func closures(
    _ receivers: [MixerClosure],
    by order: [UInt8],
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for turn in 0..<count { word = receivers[Int(order[turn & 4095])].mix(word) }
    return word
  }

  /// The type is one case of eight.
  static func enumeration(
    _ receivers: [MixerCase],
    by order: [UInt8],
    from start: UInt64,
    count: Int
  ) -> UInt64 {
    var word = start
    for turn in 0..<count { word = receivers[Int(order[turn & 4095])].mix(word) }
    return word
  }
}
