/// A view that is one host element with its content inside.
@MainActor @preconcurrency
public protocol ContainerView: View {
  /// The type of what is inside.
  associatedtype Inside: View
  /// What the host calls.
  associatedtype Actions = Void
  /// What is inside.
  var inside: Inside { get }
  /// What the host calls.
  var actions: Actions { get }
  /// What the host has to know of it.
  var properties: ElementProperties { get }
  /// Whether rows of a list inside are made only when the window reaches them.
  static var isLazy: Bool { get }
}

extension ContainerView where Actions == Void {
  /// Nothing is called.
  @inlinable public var actions: Void { () }
}

extension ContainerView {
  /// All rows are made.
  @inlinable public static var isLazy: Bool { false }
}

/// The node of a container: an object, because what is inside must be able to tell it of a change.
public final class ContainerNode<Outside: ContainerView>: Container, ViewNode {
  // Written only by the node itself, and updates of one node never overlap, so the check of
  // exclusive access is left out.
  /// What the host calls, for as long as the element is there; the views inside are kept by their
  /// own nodes and not here.
  @exclusivity(unchecked) @usableFromInline var actions: Outside.Actions
  /// What the element itself showed last, if a mirror tree is kept.
  @usableFromInline var shown = ""
  @exclusivity(unchecked) @usableFromInline var content: Outside.Inside.RetainedNode?
  @exclusivity(unchecked) @usableFromInline var site: Site?

  @usableFromInline
  init(actions: Outside.Actions, id: ElementID, runtime: Runtime) {
    unsafe self.actions = actions
    super.init(id: id, runtime: runtime)
  }

  /// One element, whatever is inside.
  @inlinable public static func elementCount(within depth: Int) -> Int? { 1 }

  /// Makes the element and what is inside.
  @inlinable
  public static func make<M: Meter>(_ view: Outside, in context: Context<M>) -> ContainerNode {
    let id = context.runtime.newElement()
    context.countMade(Outside.self)
    context.count { $0.hostCreates += 1 }
    context.commit(.create)
    context.record { $0.create(id, view.properties) }
    let node = ContainerNode(actions: view.actions, id: id, runtime: context.runtime)
    let window = Outside.isLazy ? Window.make(in: context.runtime) : nil
    let site = context.site.with(container: node, window: window)
    unsafe node.site = site
    if M.counts {
      node.shown = view.properties.content
      node.list = { container, elements in
        let node = unsafe unsafeDowncast(container, to: ContainerNode.self)
        unsafe node.content?.appendElements(to: &elements)
      }
    }
    unsafe node.content = Outside.Inside.RetainedNode.make(view.inside, in: context.at(site))
    if M.counts { node.arrange() }
    return node
  }

  /// Updates what is inside, and the element if its own properties changed.
  @inlinable
  public func update<M: Meter>(to view: Outside, in context: Context<M>) {
    context.countVisit(Outside.self)
    if M.counts { tellHost(of: view, context) }
    unsafe actions = view.actions
    guard let site = unsafe site else { return }
    site.window?.restart()
    unsafe content?.update(to: view.inside, in: context.at(site))
  }

  @usableFromInline @MainActor
  func tellHost<M: Meter>(of view: Outside, _ context: Context<M>) {
    let new = view.properties
    if new.content == shown {
      context.record { $0.refresh(id, new) }
    } else {
      shown = new.content
      context.count { $0.hostUpdates += 1 }
      context.commit(.update, id)
      context.record { $0.update(id, new) }
    }
  }

  /// Ends what is inside, then removes the element.
  @inlinable
  public func destroy<M: Meter>(in context: Context<M>) {
    if let site = unsafe site { unsafe content?.destroy(in: context.at(site)) }
    unsafe content = nil
    unsafe site = nil
    isAlive = false
    context.count {
      $0.nodesDestroyed += 1
      $0.hostRemoves += 1
    }
    context.commit(.remove)
    context.record { $0.remove(id) }
  }

  /// The one element.
  @inlinable public func appendElements(to list: inout ElementList) {
    list.append(id)
  }
}
