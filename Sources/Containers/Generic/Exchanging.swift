/// A place for one element, with a primary associated type: `some Exchanging<UInt64>` and
/// `any Exchanging<UInt64>` say what goes in and nothing else (SE-0346, SE-0353).
public protocol Exchanging<Element>: SendableMetatype {
  /// What the place holds.
  associatedtype Element
  /// Puts an element in and returns the one that was there.
  mutating func exchange(_ element: Element) -> Element
}

/// The place itself.
@frozen
public struct Drawer<Element>: Exchanging {
  @usableFromInline var element: Element
  /// Makes a place with an element.
  @inlinable
  public init(_ element: Element) { self.element = element }
  /// Puts an element in and returns the one that was there.
  @inlinable
  public mutating func exchange(_ element: Element) -> Element {
    defer { self.element = element }
    return self.element
  }
}

/// A place that counts, so that there is more than one kind.
@frozen
public struct CountingDrawer<Element>: Exchanging {
  @usableFromInline var element: Element
  /// How often something was put in.
  public private(set) var count: Int = 0
  /// Makes a place with an element.
  public init(_ element: Element) { self.element = element }
  /// Puts an element in and returns the one that was there.
  public mutating func exchange(_ element: Element) -> Element {
    defer { self.element = element }
    count += 1
    return self.element
  }
}

/// Functions that use a place, with hidden bodies.
public enum Exchange {
  /// A place of a known type.
  @export(interface)
  public static func concrete(_ place: inout Drawer<UInt64>, _ word: UInt64) -> UInt64 {
    place.exchange(word)
  }

  /// A place of some type: elements travel through memory, as their type may be anything.
  @export(interface)
  public static func opaque(_ place: inout some Exchanging<UInt64>, _ word: UInt64) -> UInt64 {
    place.exchange(word)
  }

  /// A place of any type.
  @export(interface)
  public static func erased(_ place: inout any Exchanging<UInt64>, _ word: UInt64) -> UInt64 {
    place.exchange(word)
  }

  /// A place behind an existential, of a type that the caller does not learn.
  @_optimize(none)
  public static func erased(_ word: UInt64, counting: Bool = false) -> any Exchanging<UInt64> {
    counting ? CountingDrawer(word) : Drawer(word)
  }
}
