/// Room around a view.
@frozen public struct PaddingModifier: AttributeModifier {
  /// Keeps the value to compare the next one with.
  public typealias Retained = AttributeNode<PaddingModifier>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let edges: Edge.Set
  @usableFromInline let length: Double?

  @inlinable init(edges: Edge.Set, length: Double?) {
    self.edges = edges
    self.length = length
  }

  /// How much room, in points.
  @inlinable public var attribute: ElementAttribute {
    ElementAttribute(name: "padding", value: length.map { "\($0)" } ?? "default")
  }

  /// Whether it is as much room at the same sides.
  @inlinable public func isSame(as other: PaddingModifier) -> Bool {
    edges == other.edges && length == other.length
  }
}

/// How much of what is behind a view shows through.
@frozen public struct OpacityModifier: AttributeModifier {
  /// Keeps the value to compare the next one with.
  public typealias Retained = AttributeNode<OpacityModifier>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let opacity: Double

  @inlinable init(opacity: Double) {
    self.opacity = opacity
  }

  /// From 0, invisible, to 1.
  @inlinable public var attribute: ElementAttribute {
    ElementAttribute(name: "opacity", value: "\(opacity)")
  }

  /// Whether as much shows through.
  @inlinable public func isSame(as other: OpacityModifier) -> Bool { opacity == other.opacity }
}

/// An attribute that is a name and a value and nothing else.
@frozen public struct NamedModifier: AttributeModifier {
  /// Keeps the value to compare the next one with.
  public typealias Retained = AttributeNode<NamedModifier>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let name: String
  @usableFromInline let value: String

  @inlinable init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Name and value.
  @inlinable public var attribute: ElementAttribute {
    ElementAttribute(name: name, value: value)
  }

  /// Whether name and value are the same.
  @inlinable public func isSame(as other: NamedModifier) -> Bool {
    name == other.name && value == other.value
  }
}

/// A side of a view.
@frozen public enum Edge: Sendable {
  /// The upper one.
  case top
  /// The one where reading starts.
  case leading
  /// The lower one.
  case bottom
  /// The one where reading ends.
  case trailing

  /// Sides.
  @frozen public struct Set: OptionSet, Sendable {
    /// One bit per side.
    public let rawValue: Int8

    /// Makes sides.
    ///
    /// - Parameter rawValue: one bit per side.
    @inlinable public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The upper one.
    @inlinable public static var top: Set { Set(rawValue: 1) }
    /// The one where reading starts.
    @inlinable public static var leading: Set { Set(rawValue: 2) }
    /// The lower one.
    @inlinable public static var bottom: Set { Set(rawValue: 4) }
    /// The one where reading ends.
    @inlinable public static var trailing: Set { Set(rawValue: 8) }
    /// Both at the sides.
    @inlinable public static var horizontal: Set { [.leading, .trailing] }
    /// The upper and the lower one.
    @inlinable public static var vertical: Set { [.top, .bottom] }
    /// All four.
    @inlinable public static var all: Set { [.horizontal, .vertical] }
  }
}
