/// A switch.
public struct Toggle<Label: View>: ContainerView {
  /// A container's node.
  public typealias RetainedNode = ContainerNode<Toggle>
  /// Primitive.
  public typealias Body = Never

  /// What tells what is switched.
  public let inside: Label
  private let isOn: Binding<Bool>
  private let shown: Bool

  /// Switches a value.
  ///
  /// - Parameters:
  ///   - isOn: the value; the body that makes the switch depends on it.
  ///   - label: what tells what is switched.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    shown = isOn.wrappedValue
    inside = label()
  }

  /// What a tap sets.
  public var actions: Binding<Bool> { isOn }

  /// An element that shows the value and takes taps.
  public var properties: ElementProperties {
    ElementProperties(
      kind: "Toggle",
      content: shown ? "on" : "off",
      tap: { isOn.wrappedValue.toggle() }
    )
  }
}

extension Toggle where Label == Text {
  /// Switches a value.
  ///
  /// - Parameters:
  ///   - title: what tells what is switched.
  ///   - isOn: the value; the body that makes the switch depends on it.
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
