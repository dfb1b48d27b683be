/// One of 4 views, chosen by one tag where nested conditions have a tag each.
///
/// Which of them holds is part of the identity, as it is with branches.
@frozen public enum OneOf4<V1: View, V2: View, V3: View, V4: View>: View {
  /// The node of the view that holds.
  public typealias RetainedNode = OneOf4Node<V1, V2, V3, V4>
  /// Primitive.
  public typealias Body = Never

  /// Choice 1 holds.
  case choice1(V1)
  /// Choice 2 holds.
  case choice2(V2)
  /// Choice 3 holds.
  case choice3(V3)
  /// Choice 4 holds.
  case choice4(V4)
}

/// The node of the choice that holds.
@frozen public enum OneOf4Node<V1: View, V2: View, V3: View, V4: View>: ViewNode {
  /// The view this node stands for.
  public typealias Subject = OneOf4<V1, V2, V3, V4>

  /// Choice 1 is on screen.
  case choice1(V1.RetainedNode)
  /// Choice 2 is on screen.
  case choice2(V2.RetainedNode)
  /// Choice 3 is on screen.
  case choice3(V3.RetainedNode)
  /// Choice 4 is on screen.
  case choice4(V4.RetainedNode)

  /// Makes the choice that holds.
  @inlinable public static func make<M: Meter>(
    _ view: Subject,
    in context: Context<M>
  ) -> OneOf4Node {
    switch view {
    case .choice1(let view): .choice1(.make(view, in: context))
    case .choice2(let view): .choice2(.make(view, in: context))
    case .choice3(let view): .choice3(.make(view, in: context))
    case .choice4(let view): .choice4(.make(view, in: context))
    }
  }

  /// Updates the choice, or ends it and makes the other, even if both have the same type.
  @inlinable public mutating func update<M: Meter>(to view: Subject, in context: Context<M>) {
    switch (consume self, view) {
    case (.choice1(let node), .choice1(let view)):
      self = .choice1(node.updated(to: view, in: context))
    case (.choice2(let node), .choice2(let view)):
      self = .choice2(node.updated(to: view, in: context))
    case (.choice3(let node), .choice3(let view)):
      self = .choice3(node.updated(to: view, in: context))
    case (.choice4(let node), .choice4(let view)):
      self = .choice4(node.updated(to: view, in: context))
    case (let old, let view):
      var old = old
      context.replace { old.destroy(in: context) }
      self = .make(view, in: context)
    }
  }

  /// Ends the choice that is on screen.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    switch self {
    case .choice1(var node): node.destroy(in: context)
    case .choice2(var node): node.destroy(in: context)
    case .choice3(var node): node.destroy(in: context)
    case .choice4(var node): node.destroy(in: context)
    }
  }

  /// The elements of the choice that is on screen.
  @inlinable public func appendElements(to list: inout ElementList) {
    switch self {
    case .choice1(let node): node.appendElements(to: &list)
    case .choice2(let node): node.appendElements(to: &list)
    case .choice3(let node): node.appendElements(to: &list)
    case .choice4(let node): node.appendElements(to: &list)
    }
  }
}
