/// A piece of a screen, described by value: what is on it follows from `body`.
///
/// Source-compatible with SwiftUI's protocol. The one addition is the retained node, a type chosen
/// by each view at compile time, so that an update can walk a typed tree without asking what
/// anything is; a view with a `body` gets the right one by default.
///
/// The eraser does nothing by itself: a module that is compiled with the experimental feature
/// `OpaqueTypeErasure` gets `AnyView(erasing:)` around every result of type `some View`.
@_typeEraser(AnyView)
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// What the engine keeps of this view between updates.
  associatedtype RetainedNode: ViewNode = CompositeNode<Self> where RetainedNode.Subject == Self

  /// The content, rebuilt whenever an input or something read by the last run changed.
  @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
  /// Never called: the engine draws a primitive view itself.
  public var body: Never {
    fatalError("\(Self.self) is primitive: it has no body")
  }
}

extension Never: View {
  /// The node of a view that cannot exist.
  public typealias RetainedNode = NeverNode

  /// The content of a view that cannot exist.
  public var body: Never { self }
}
