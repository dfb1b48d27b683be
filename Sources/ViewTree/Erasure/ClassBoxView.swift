/// A view of any type behind a class that has one subclass per payload type, called by its table.
///
/// This is how SwiftUI's storage of AnyView is said to be made. In the table of a generic subclass
/// stands code that is not specialised: below this edge the engine asks witness tables for what it
/// knows of the payload. `AnyView` has the same box and spares itself that by a closure made where
/// the type is known; `ClosureView` and `StoredAnyView` do the same work without a box of ours.
public struct ClassBoxView: View {
  /// The node of a view in a box.
  public typealias RetainedNode = ClassBoxNode
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let box: ClassBox

  /// Erases the type of a view; an erased view keeps its box, so any depth of erasure is one.
  ///
  /// - Parameter view: the view.
  /// - Complexity: one allocation.
  @inlinable public init<V: View>(_ view: V) {
    if V.self == ClassBoxView.self {
      box = unsafe unsafeBitCast(view, to: ClassBoxView.self).box
    } else {
      box = ClassBoxOf(view)
    }
  }
}

/// A view value of some type.
@usableFromInline
class ClassBox {
  @usableFromInline let type: ObjectIdentifier

  @inlinable
  init(type: ObjectIdentifier) {
    self.type = type
  }

  @inlinable @MainActor
  func makeNode<M: Meter>(in context: Context<M>) -> RetainedBox {
    fatalError("every box has a payload")
  }
}

@usableFromInline
final class ClassBoxOf<Payload: View>: ClassBox {
  @usableFromInline let view: Payload

  @inlinable
  init(_ view: Payload) {
    self.view = view
    super.init(type: ObjectIdentifier(Payload.self))
  }

  @inlinable @MainActor
  override func makeNode<M: Meter>(in context: Context<M>) -> RetainedBox {
    RetainedBoxOf<Payload>(node: Payload.RetainedNode.make(view, in: context))
  }
}
