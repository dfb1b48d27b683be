/// Something with three figures, which are computed.
public protocol Profiled: SendableMetatype {
  /// The first figure.
  var height: UInt64 { get }
  /// The second figure.
  var width: UInt64 { get }
  /// The third figure.
  var depth: UInt64 { get }
}

/// Eight strings.
@frozen
public struct EightNames {
  @usableFromInline var first, second, third, fourth, fifth, sixth, seventh, eighth: String
  /// Repeats one string.
  @inlinable
  public init(_ name: String) {
    first = name
    second = name
    third = name
    fourth = name
    fifth = name
    sixth = name
    seventh = name
    eighth = name
  }
}

/// A profile of forty strings, 648 bytes with its key: whoever copies it retains forty times.
@frozen
public struct LongProfile: Profiled {
  /// What the figures are computed from.
  public var key: UInt64
  @usableFromInline var names: (EightNames, EightNames, EightNames, EightNames, EightNames)
  /// Makes a profile whose strings are on the heap.
  public init(key: UInt64) {
    self.key = key
    let eight = EightNames("a name of more than fifteen bytes: \(key & 3)")
    names = (eight, eight, eight, eight, eight)
  }
  /// The first figure.
  public var height: UInt64 { key &* Scramble.one }
  /// The second figure.
  public var width: UInt64 { key &* Scramble.two }
  /// The third figure.
  public var depth: UInt64 { key &* Scramble.three }
}

/// A profile of one word.
@frozen
public struct ShortProfile: Profiled {
  /// What the figures are computed from.
  public var key: UInt64
  /// Makes a profile.
  public init(key: UInt64) { self.key = key }
  /// The first figure.
  public var height: UInt64 { key &* Scramble.one }
  /// The second figure.
  public var width: UInt64 { key &* Scramble.two }
  /// The third figure.
  public var depth: UInt64 { key &* Scramble.four }
}

/// One condition that asks for three figures; bodies hidden.
public enum Condition {
  /// A profile of a known type.
  @export(interface)
  public static func concrete(_ profile: LongProfile, _ word: UInt64) -> Bool {
    if profile.height &+ profile.width &+ profile.depth > word { true } else { false }
  }
  /// A profile of any type.
  @export(interface)
  public static func generic<P: Profiled>(_ profile: P, _ word: UInt64) -> Bool {
    if profile.height &+ profile.width &+ profile.depth > word { true } else { false }
  }
  /// An erased profile.
  @export(interface)
  public static func erased(_ profile: any Profiled, _ word: UInt64) -> Bool {
    if profile.height &+ profile.width &+ profile.depth > word { true } else { false }
  }
  /// A profile behind an existential, of a type that the caller does not learn.
  @_optimize(none)
  public static func erased(_ key: UInt64, short: Bool = false) -> any Profiled {
    short ? ShortProfile(key: key) : LongProfile(key: key)
  }
}
