/// A picture, by name.
@frozen public struct Image: LeafView, Equatable {
  /// A leaf's node.
  public typealias RetainedNode = LeafNode<Image>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let name: String

  /// Shows a picture of the program's own.
  ///
  /// - Parameter name: its name.
  @inlinable public nonisolated init(_ name: String) {
    self.name = name
  }

  /// Shows one of the system's symbols.
  ///
  /// - Parameter systemName: its name.
  @inlinable public nonisolated init(systemName: String) {
    name = systemName
  }

  /// The picture, which may be drawn at any size; nothing is drawn here.
  ///
  /// - Returns: the picture.
  @inlinable public nonisolated func resizable() -> Image { self }

  /// An element that shows the picture.
  @inlinable public var properties: ElementProperties {
    ElementProperties(kind: "Image", content: name)
  }

  /// Whether the picture is the same.
  @inlinable public func showsSame(as other: Image) -> Bool { name == other.name }
}
