/// Rows one below the other, made when they come near the screen.
@frozen public struct List<Content: View>: ContainerView {
  /// A container's node.
  public typealias RetainedNode = ContainerNode<List>
  /// Primitive.
  public typealias Body = Never

  /// The rows.
  public let inside: Content

  /// Lists views.
  ///
  /// - Parameter content: the rows.
  @inlinable public init(@ViewBuilder content: () -> Content) {
    inside = content()
  }

  /// Lists a view per element.
  ///
  /// - Parameters:
  ///   - data: the elements, which know their ids.
  ///   - rowContent: the view of an element.
  @inlinable public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    inside = ForEach(data, content: rowContent)
  }

  /// Lists a view per element.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: what tells the elements apart.
  ///   - rowContent: the view of an element.
  @inlinable public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    inside = ForEach(data, id: id, content: rowContent)
  }

  /// An element with the rows inside.
  @inlinable public var properties: ElementProperties { ElementProperties(kind: "List") }

  /// Rows are made when they come near the screen.
  @inlinable public static var isLazy: Bool { true }
}
