import ViewTree

/// A view that is erased by whatever erases the views of the present experiment.
///
/// The eraser is chosen when the view is made, as user code would choose it; what happens then is
/// the eraser's own doing.
struct Veil: View {
  typealias RetainedNode = VeilNode
  typealias Body = Never

  let view: any ErasingView

  init<V: View>(_ view: V) {
    self.view =
      (view as? Veil).map { Self.again($0.view) } ?? Erasure.current.eraser.init(view)
  }

  /// Erases once more by the same eraser.
  private static func again<E: ErasingView>(_ view: E) -> any ErasingView { E(view) }
}

/// The node of the eraser that was chosen.
enum VeilNode: ViewNode {
  case anyView(AnyViewNode)
  case classBox(ClassBoxNode)
  case closure(ClosureNode)
  case threeClosures(ThreeClosureNode)
  case storedAny(StoredAnyNode)

  static func make<M: Meter>(_ view: Veil, in context: Context<M>) -> VeilNode {
    switch view.view {
    case let view as ClassBoxView: .classBox(.make(view, in: context))
    case let view as ClosureView: .closure(.make(view, in: context))
    case let view as ThreeClosureView: .threeClosures(.make(view, in: context))
    case let view as StoredAnyView: .storedAny(.make(view, in: context))
    case let view as AnyView: .anyView(.make(view, in: context))
    default: .anyView(.make(AnyView(view.view), in: context))
    }
  }

  mutating func update<M: Meter>(to view: Veil, in context: Context<M>) {
    switch (self, view.view) {
    case (.anyView(var node), let view as AnyView):
      node.update(to: view, in: context)
      self = .anyView(node)
    case (.classBox(var node), let view as ClassBoxView):
      node.update(to: view, in: context)
      self = .classBox(node)
    case (.closure(var node), let view as ClosureView):
      node.update(to: view, in: context)
      self = .closure(node)
    case (.threeClosures(var node), let view as ThreeClosureView):
      node.update(to: view, in: context)
      self = .threeClosures(node)
    case (.storedAny(var node), let view as StoredAnyView):
      node.update(to: view, in: context)
      self = .storedAny(node)
    default:
      destroy(in: context)
      self = .make(view, in: context)
    }
  }

  mutating func destroy<M: Meter>(in context: Context<M>) {
    switch self {
    case .anyView(var node): node.destroy(in: context)
    case .classBox(var node): node.destroy(in: context)
    case .closure(var node): node.destroy(in: context)
    case .threeClosures(var node): node.destroy(in: context)
    case .storedAny(var node): node.destroy(in: context)
    }
  }

  func appendElements(to list: inout ElementList) {
    switch self {
    case .anyView(let node): node.appendElements(to: &list)
    case .classBox(let node): node.appendElements(to: &list)
    case .closure(let node): node.appendElements(to: &list)
    case .threeClosures(let node): node.appendElements(to: &list)
    case .storedAny(let node): node.appendElements(to: &list)
    }
  }
}
