/// What a surface can be filled with.
public protocol ShapeStyle: Sendable {
  /// Its name, which is all that a host without pixels can show.
  var name: String { get }
}

/// A color, by name; as a view, a surface of that color.
@frozen public struct Color: LeafView, ShapeStyle, Equatable {
  /// A leaf's node.
  public typealias RetainedNode = LeafNode<Color>
  /// Primitive.
  public typealias Body = Never

  /// The color's name.
  public let name: String

  /// Names a color.
  ///
  /// - Parameter name: its name.
  @inlinable public nonisolated init(_ name: String) {
    self.name = name
  }

  /// An element of that color.
  @inlinable public var properties: ElementProperties {
    ElementProperties(kind: "Color", content: name)
  }

  /// Whether the color is the same.
  @inlinable public func showsSame(as other: Color) -> Bool { name == other.name }
}

extension ShapeStyle where Self == Color {
  /// The color of text.
  @inlinable public static var primary: Color { Color("primary") }
  /// The color of text that matters less.
  @inlinable public static var secondary: Color { Color("secondary") }
  /// Red.
  @inlinable public static var red: Color { Color("red") }
  /// Orange.
  @inlinable public static var orange: Color { Color("orange") }
  /// Yellow.
  @inlinable public static var yellow: Color { Color("yellow") }
  /// Green.
  @inlinable public static var green: Color { Color("green") }
  /// Blue.
  @inlinable public static var blue: Color { Color("blue") }
  /// Purple.
  @inlinable public static var purple: Color { Color("purple") }
  /// Pink.
  @inlinable public static var pink: Color { Color("pink") }
  /// Gray.
  @inlinable public static var gray: Color { Color("gray") }
  /// Black.
  @inlinable public static var black: Color { Color("black") }
  /// White.
  @inlinable public static var white: Color { Color("white") }
  /// Nothing.
  @inlinable public static var clear: Color { Color("clear") }
}
