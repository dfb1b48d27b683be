/// A value that can be bound to a query, after the encodable values of PostgresNIO.
public protocol Bindable: SendableMetatype {
  /// Appends the value to the words of a query.
  func encode(into words: inout [UInt64])
}

extension UInt64: Bindable {
  /// Appends the number.
  @inlinable
  public func encode(into words: inout [UInt64]) { words.append(self) }
}

extension Bool: Bindable {
  /// Appends 1 or 0.
  @inlinable
  public func encode(into words: inout [UInt64]) { words.append(self ? 1 : 0) }
}

extension Double: Bindable {
  /// Appends the bits of the number.
  @inlinable
  public func encode(into words: inout [UInt64]) { words.append(bitPattern) }
}

extension Bytes16: Bindable {
  /// Appends both words.
  @inlinable
  public func encode(into words: inout [UInt64]) {
    words.append(word)
    words.append(word)
  }
}

extension Bytes32: Bindable {
  /// Appends the first and the last word.
  @inlinable
  public func encode(into words: inout [UInt64]) {
    words.append(word)
    words.append(word)
  }
}

/// The six values of a query.
@frozen
public struct QueryValues {
  /// A number.
  public let number: UInt64
  /// A condition.
  public let condition: Bool
  /// A measure.
  public let measure: Double
  /// Sixteen bytes.
  public let identifier: Bytes16
  /// Thirty-two bytes, which an existential cannot hold inline.
  public let digest: Bytes32
  /// Another number.
  public let limit: UInt64

  /// Makes six values of one word.
  @inlinable
  public init(word: UInt64) {
    number = word
    condition = word & 1 == 1
    measure = Double(bitPattern: word)
    identifier = Bytes16(word: word)
    digest = Bytes32(word: word)
    limit = ~word
  }
}

/// The words of a query, and what binds values to it.
public struct Query {
  @usableFromInline var words: [UInt64] = []

  /// Makes an empty query with room for many values.
  public init() { words.reserveCapacity(16) }

  /// Forgets what was bound and keeps the room.
  @inlinable
  public mutating func clear() { words.removeAll(keepingCapacity: true) }

  /// All words, folded into one.
  @inlinable
  public var folded: UInt64 {
    var word = Scramble.salt
    for index in words.indices { word = (word ^ words[index]) &* Scramble.one }
    return word
  }

  /// Binds one value of any type; body shown, so that the caller specialises it.
  @inlinable
  public mutating func append<Value: Bindable>(_ value: Value) { value.encode(into: &words) }

  /// Binds one value of any type; body hidden.
  @export(interface)
  public mutating func appendHidden<Value: Bindable>(_ value: Value) { value.encode(into: &words) }

  /// Binds erased values; body hidden.
  @export(interface)
  public mutating func append(contentsOf values: [any Bindable]) {
    for index in values.indices { values[index].encode(into: &words) }
  }
}
