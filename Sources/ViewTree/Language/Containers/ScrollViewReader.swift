/// Views that can be scrolled to by id.
public struct ScrollViewReader<Content: View>: View {
  private let content: @MainActor (ScrollViewProxy) -> Content
  @State private var targets = ScrollTargets()

  /// Makes views that can be scrolled to.
  ///
  /// - Parameter content: the views, made with what scrolls to them.
  public init(@ViewBuilder content: @escaping @MainActor (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The views.
  public var body: ScrollTargetView<Content> {
    ScrollTargetView(content: content(ScrollViewProxy(targets: targets)), targets: targets)
  }
}

/// Scrolls to views by id.
public struct ScrollViewProxy {
  let targets: ScrollTargets

  /// Goes to the row or view with an id; does nothing if there is none.
  ///
  /// - Parameters:
  ///   - id: the id of a row of a list or given by `.id`.
  ///   - anchor: where on the screen it is to stand; a host without pixels ignores it.
  /// - Complexity: O(rows) for the lists below the reader.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: Alignment? = nil) {
    targets.scroll(to: AnyHashable(id))
  }
}
