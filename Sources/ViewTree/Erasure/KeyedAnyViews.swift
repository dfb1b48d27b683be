/// Views of any types in an array, told apart by ids.
public struct KeyedAnyViews<ID: Hashable>: TransparentView {
  /// The node of the list.
  public typealias RetainedNode = TransparentNode<KeyedAnyViews>
  /// Primitive.
  public typealias Body = Never

  /// A list of the views.
  public let inside: ForEach<[KeyedAnyView<ID>], ID, StoredAnyView>

  /// Puts views one after the other.
  ///
  /// - Parameter children: the views with their ids, in order.
  @inlinable public init(_ children: [KeyedAnyView<ID>]) {
    inside = ForEach(children) { StoredAnyView(existential: $0.view) }
  }
}

/// A view of any type with what tells it from its neighbours.
public struct KeyedAnyView<ID: Hashable>: Identifiable {
  /// What tells the view from its neighbours.
  public let id: ID
  /// The view.
  public let view: any View

  /// Gives a view an id.
  ///
  /// - Parameters:
  ///   - id: what tells the view from its neighbours.
  ///   - view: the view.
  @inlinable public init(id: ID, _ view: any View) {
    self.id = id
    self.view = view
  }
}
