import ViewTree

/// A view at a place where the present experiment may erase it.
///
/// Not erased it is nothing at all: its node is the view's own. That is what lets one source be
/// run typed and erased, as Swift has no requirement that returns `some View`.
struct Slot<Content: View>: View {
  typealias RetainedNode = SlotNode<Content>
  typealias Body = Never

  enum Inside {
    case typed(Content)
    case erased(Veil)
  }

  let inside: Inside

  init(_ content: Content, at place: Erasure.Place) {
    inside =
      Erasure.current.erases(at: place) ? .erased(Veil(content)) : .typed(content)
  }
}

/// The node of the view, or of its veil.
enum SlotNode<Content: View>: ViewNode {
  case typed(Content.RetainedNode)
  case erased(VeilNode)

  /// What the type tells if it is not hidden; a slot in a list is a row or what a row begins with.
  static func elementCount(within depth: Int) -> Int? {
    Erasure.current.erases(at: .row) ? nil : Content.RetainedNode.elementCount(within: depth)
  }

  static func make<M: Meter>(_ view: Slot<Content>, in context: Context<M>) -> SlotNode {
    switch view.inside {
    case .typed(let content): .typed(.make(content, in: context))
    case .erased(let veil): .erased(.make(veil, in: context))
    }
  }

  mutating func update<M: Meter>(to view: Slot<Content>, in context: Context<M>) {
    switch (consume self, view.inside) {
    case (.typed(var node), .typed(let content)):
      node.update(to: content, in: context)
      self = .typed(node)
    case (.erased(var node), .erased(let veil)):
      node.update(to: veil, in: context)
      self = .erased(node)
    case (let node, _):
      var node = node
      node.destroy(in: context)
      self = .make(view, in: context)
    }
  }

  mutating func destroy<M: Meter>(in context: Context<M>) {
    switch self {
    case .typed(var node): node.destroy(in: context)
    case .erased(var node): node.destroy(in: context)
    }
  }

  func appendElements(to list: inout ElementList) {
    switch self {
    case .typed(let node): node.appendElements(to: &list)
    case .erased(let node): node.appendElements(to: &list)
    }
  }
}
