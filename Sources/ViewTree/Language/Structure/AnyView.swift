/// A view of any type: which one is known only at run time.
public struct AnyView: View {
  @usableFromInline let storage: AnyViewStorage

  /// Erases the type of a view.
  ///
  /// Erasing an erased view keeps its storage, so any depth of erasure is one box.
  ///
  /// - Parameter view: the view.
  /// - Complexity: one allocation.
  @inlinable public init<V: View>(_ view: V) {
    if V.self == AnyView.self {
      storage = unsafe unsafeBitCast(view, to: AnyView.self).storage
    } else {
      storage = AnyViewBox(view)
    }
  }

  /// Erases the type of a view, as compiler-made erasure does.
  ///
  /// - Parameter view: the view.
  @inlinable public init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// The node of an erased view.
  public typealias RetainedNode = AnyViewNode
  /// Primitive.
  public typealias Body = Never
}
