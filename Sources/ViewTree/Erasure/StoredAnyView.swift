/// A view of any type in the language's own existential, opened once by its node.
///
/// There is no box of ours: a payload of up to three words lies in the value, a larger one in a
/// box that the language makes. Opening an existential enters code that is not specialised, as no
/// caller knows for which type.
public struct StoredAnyView: View {
  /// The node of a view in an existential.
  public typealias RetainedNode = StoredAnyNode
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let view: any View

  /// Erases the type of a view; an erased view keeps its payload, so any depth of erasure is one.
  ///
  /// - Parameter view: the view.
  /// - Complexity: one allocation if the view has more than three words, else none.
  @inlinable public init<V: View>(_ view: V) {
    if V.self == StoredAnyView.self {
      self = unsafe unsafeBitCast(view, to: StoredAnyView.self)
    } else {
      self.view = view
    }
  }

  /// Shows a view whose type has been erased already.
  ///
  /// - Parameter view: the view.
  @inlinable public init(existential view: any View) {
    // Asking for the type first is much cheaper than a cast that fails.
    if type(of: view) == StoredAnyView.self, let erased = view as? StoredAnyView {
      self = erased
    } else {
      self.view = view
    }
  }
}
