public import ViewTree

/// Many leaves, each of one of two types.
public struct Leaves: View {
  let items: [LeafItem]

  /// Shows leaves.
  ///
  /// - Parameter items: the leaves, in order.
  public init(items: [LeafItem]) {
    self.items = items
  }

  /// The leaves.
  public var body: some View {
    VStack {
      ForEach(items) { item in
        if item.isCircle {
          Text("circle")
        } else {
          Image(systemName: "square")
        }
      }
    }
  }
}

/// The same leaves, erased.
public struct ErasedLeaves: View {
  let items: [LeafItem]

  /// Shows leaves.
  ///
  /// - Parameter items: the leaves, in order.
  public init(items: [LeafItem]) {
    self.items = items
  }

  /// The leaves.
  public var body: some View {
    VStack {
      ForEach(items) { item in
        item.isCircle ? AnyView(Text("circle")) : AnyView(Image(systemName: "square"))
      }
    }
  }
}
