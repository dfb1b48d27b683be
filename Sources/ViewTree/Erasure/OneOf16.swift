/// One of 16 views, chosen by one tag where nested conditions have a tag each.
///
/// Which of them holds is part of the identity, as it is with branches.
@frozen
public enum OneOf16<
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View,
  V9: View,
  V10: View,
  V11: View,
  V12: View,
  V13: View,
  V14: View,
  V15: View,
  V16: View
>: View {
  /// The node of the view that holds.
  public typealias RetainedNode = OneOf16Node<
    V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14, V15, V16
  >
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
  /// Choice 5 holds.
  case choice5(V5)
  /// Choice 6 holds.
  case choice6(V6)
  /// Choice 7 holds.
  case choice7(V7)
  /// Choice 8 holds.
  case choice8(V8)
  /// Choice 9 holds.
  case choice9(V9)
  /// Choice 10 holds.
  case choice10(V10)
  /// Choice 11 holds.
  case choice11(V11)
  /// Choice 12 holds.
  case choice12(V12)
  /// Choice 13 holds.
  case choice13(V13)
  /// Choice 14 holds.
  case choice14(V14)
  /// Choice 15 holds.
  case choice15(V15)
  /// Choice 16 holds.
  case choice16(V16)
}

/// The node of the choice that holds.
@frozen
public enum OneOf16Node<
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View,
  V9: View,
  V10: View,
  V11: View,
  V12: View,
  V13: View,
  V14: View,
  V15: View,
  V16: View
>: ViewNode {
  /// The view this node stands for.
  public typealias Subject = OneOf16<
    V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14, V15, V16
  >

  /// Choice 1 is on screen.
  case choice1(V1.RetainedNode)
  /// Choice 2 is on screen.
  case choice2(V2.RetainedNode)
  /// Choice 3 is on screen.
  case choice3(V3.RetainedNode)
  /// Choice 4 is on screen.
  case choice4(V4.RetainedNode)
  /// Choice 5 is on screen.
  case choice5(V5.RetainedNode)
  /// Choice 6 is on screen.
  case choice6(V6.RetainedNode)
  /// Choice 7 is on screen.
  case choice7(V7.RetainedNode)
  /// Choice 8 is on screen.
  case choice8(V8.RetainedNode)
  /// Choice 9 is on screen.
  case choice9(V9.RetainedNode)
  /// Choice 10 is on screen.
  case choice10(V10.RetainedNode)
  /// Choice 11 is on screen.
  case choice11(V11.RetainedNode)
  /// Choice 12 is on screen.
  case choice12(V12.RetainedNode)
  /// Choice 13 is on screen.
  case choice13(V13.RetainedNode)
  /// Choice 14 is on screen.
  case choice14(V14.RetainedNode)
  /// Choice 15 is on screen.
  case choice15(V15.RetainedNode)
  /// Choice 16 is on screen.
  case choice16(V16.RetainedNode)

  /// Makes the choice that holds.
  @inlinable public static func make<M: Meter>(
    _ view: Subject,
    in context: Context<M>
  ) -> OneOf16Node {
    switch view {
    case .choice1(let view): .choice1(.make(view, in: context))
    case .choice2(let view): .choice2(.make(view, in: context))
    case .choice3(let view): .choice3(.make(view, in: context))
    case .choice4(let view): .choice4(.make(view, in: context))
    case .choice5(let view): .choice5(.make(view, in: context))
    case .choice6(let view): .choice6(.make(view, in: context))
    case .choice7(let view): .choice7(.make(view, in: context))
    case .choice8(let view): .choice8(.make(view, in: context))
    case .choice9(let view): .choice9(.make(view, in: context))
    case .choice10(let view): .choice10(.make(view, in: context))
    case .choice11(let view): .choice11(.make(view, in: context))
    case .choice12(let view): .choice12(.make(view, in: context))
    case .choice13(let view): .choice13(.make(view, in: context))
    case .choice14(let view): .choice14(.make(view, in: context))
    case .choice15(let view): .choice15(.make(view, in: context))
    case .choice16(let view): .choice16(.make(view, in: context))
    }
  }

  /// Updates the choice, or ends it and makes the other, even if both have the same type.
  @inlinable public mutating func update<M: Meter>(to view: Subject, in context: Context<M>) {
    guard isNode(of: view) else {
      context.replace { destroy(in: context) }
      self = .make(view, in: context)
      return
    }
    // Sixteen pairs are too many for the compiler to find out that none is left.
    switch (consume self, view) {
    case (.choice1(let node), .choice1(let view)):
      self = .choice1(node.updated(to: view, in: context))
    case (.choice2(let node), .choice2(let view)):
      self = .choice2(node.updated(to: view, in: context))
    case (.choice3(let node), .choice3(let view)):
      self = .choice3(node.updated(to: view, in: context))
    case (.choice4(let node), .choice4(let view)):
      self = .choice4(node.updated(to: view, in: context))
    case (.choice5(let node), .choice5(let view)):
      self = .choice5(node.updated(to: view, in: context))
    case (.choice6(let node), .choice6(let view)):
      self = .choice6(node.updated(to: view, in: context))
    case (.choice7(let node), .choice7(let view)):
      self = .choice7(node.updated(to: view, in: context))
    case (.choice8(let node), .choice8(let view)):
      self = .choice8(node.updated(to: view, in: context))
    case (.choice9(let node), .choice9(let view)):
      self = .choice9(node.updated(to: view, in: context))
    case (.choice10(let node), .choice10(let view)):
      self = .choice10(node.updated(to: view, in: context))
    case (.choice11(let node), .choice11(let view)):
      self = .choice11(node.updated(to: view, in: context))
    case (.choice12(let node), .choice12(let view)):
      self = .choice12(node.updated(to: view, in: context))
    case (.choice13(let node), .choice13(let view)):
      self = .choice13(node.updated(to: view, in: context))
    case (.choice14(let node), .choice14(let view)):
      self = .choice14(node.updated(to: view, in: context))
    case (.choice15(let node), .choice15(let view)):
      self = .choice15(node.updated(to: view, in: context))
    case (.choice16(let node), .choice16(let view)):
      self = .choice16(node.updated(to: view, in: context))
    default: fatalError("a node and a view of one choice are no pair")
    }
  }

  @inlinable func isNode(of view: Subject) -> Bool {
    switch (self, view) {
    case (.choice1, .choice1), (.choice2, .choice2), (.choice3, .choice3), (.choice4, .choice4),
      (.choice5, .choice5), (.choice6, .choice6), (.choice7, .choice7), (.choice8, .choice8),
      (.choice9, .choice9), (.choice10, .choice10), (.choice11, .choice11), (.choice12, .choice12),
      (.choice13, .choice13), (.choice14, .choice14), (.choice15, .choice15),
      (.choice16, .choice16):
      true
    default: false
    }
  }

  /// Ends the choice that is on screen.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    switch self {
    case .choice1(var node): node.destroy(in: context)
    case .choice2(var node): node.destroy(in: context)
    case .choice3(var node): node.destroy(in: context)
    case .choice4(var node): node.destroy(in: context)
    case .choice5(var node): node.destroy(in: context)
    case .choice6(var node): node.destroy(in: context)
    case .choice7(var node): node.destroy(in: context)
    case .choice8(var node): node.destroy(in: context)
    case .choice9(var node): node.destroy(in: context)
    case .choice10(var node): node.destroy(in: context)
    case .choice11(var node): node.destroy(in: context)
    case .choice12(var node): node.destroy(in: context)
    case .choice13(var node): node.destroy(in: context)
    case .choice14(var node): node.destroy(in: context)
    case .choice15(var node): node.destroy(in: context)
    case .choice16(var node): node.destroy(in: context)
    }
  }

  /// The elements of the choice that is on screen.
  @inlinable public func appendElements(to list: inout ElementList) {
    switch self {
    case .choice1(let node): node.appendElements(to: &list)
    case .choice2(let node): node.appendElements(to: &list)
    case .choice3(let node): node.appendElements(to: &list)
    case .choice4(let node): node.appendElements(to: &list)
    case .choice5(let node): node.appendElements(to: &list)
    case .choice6(let node): node.appendElements(to: &list)
    case .choice7(let node): node.appendElements(to: &list)
    case .choice8(let node): node.appendElements(to: &list)
    case .choice9(let node): node.appendElements(to: &list)
    case .choice10(let node): node.appendElements(to: &list)
    case .choice11(let node): node.appendElements(to: &list)
    case .choice12(let node): node.appendElements(to: &list)
    case .choice13(let node): node.appendElements(to: &list)
    case .choice14(let node): node.appendElements(to: &list)
    case .choice15(let node): node.appendElements(to: &list)
    case .choice16(let node): node.appendElements(to: &list)
    }
  }
}
