/// A second protocol that has nothing to do with ``Payload``, for compositions.
public protocol Labelled {
  /// Tells the types apart.
  static var label: UInt8 { get }
}

/// A protocol that refines ``Payload``: its witness table refers to the other one.
public protocol RefinedPayload: Payload {
  /// The word, complemented.
  var complement: UInt64 { get }
}

extension RefinedPayload {
  /// The word, complemented.
  public var complement: UInt64 { ~word }
}

/// A protocol with a primary associated type, for constrained existentials.
public protocol UnitPayload<Unit>: Payload {
  /// What the word counts.
  associatedtype Unit
  /// How many units the payload is worth.
  func units() -> Unit
}

/// A payload that every conversion of this room accepts as its source.
public typealias ConvertiblePayload = RefinedPayload & Labelled & Sendable & UnitPayload<UInt64>

extension Bytes24: RefinedPayload, Labelled, UnitPayload {
  /// Tells the types apart.
  public static var label: UInt8 { 24 }
  /// The word itself.
  public func units() -> UInt64 { word }
}

extension Bytes32: RefinedPayload, Labelled, UnitPayload {
  /// Tells the types apart.
  public static var label: UInt8 { 32 }
  /// The word itself.
  public func units() -> UInt64 { word }
}

extension FourReferencesPayload: RefinedPayload, Labelled, UnitPayload {
  /// Tells the types apart.
  public static var label: UInt8 { 4 }
  /// The word itself.
  public func units() -> UInt64 { word }
}
