import ViewTree

/// A view of an experiment: it describes a scene, which the experiment may erase.
@MainActor @preconcurrency
protocol Staged: View where Body == Slot<Scene> {
  associatedtype Scene: View
  @ViewBuilder var scene: Scene { get }
}

extension Staged {
  var body: Slot<Scene> { Slot(scene, at: .body) }
}

/// A row of a list, which the experiment may erase.
@MainActor func row<Content: View>(@ViewBuilder _ content: () -> Content) -> Slot<Content> {
  Slot(content(), at: .row)
}

/// Mounts a view, which the experiment may erase.
@MainActor func mount<Root: View>(
  _ root: Root,
  comparison: ComparisonMode = .automatic,
  visibleRows: VisibleRows? = nil
) -> Host<Slot<Root>> {
  Host(Slot(root, at: .root), comparison: comparison, visibleRows: visibleRows)
}

extension Host {
  /// Brings the tree to a new value of the root, erased as the first was.
  func update<V: View>(to root: V) where Root == Slot<V> {
    update(to: Slot(root, at: .root))
  }
}
