/// A line of text that can be edited.
public struct TextField<Label: View>: ContainerView {
  /// A container's node.
  public typealias RetainedNode = ContainerNode<TextField>
  /// Primitive.
  public typealias Body = Never

  /// What tells what to type.
  public let inside: Label
  private let text: Binding<String>
  private let shown: String

  /// Edits a text.
  ///
  /// - Parameters:
  ///   - text: the text; the body that makes the field depends on it.
  ///   - label: what tells what to type.
  public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
    self.text = text
    shown = text.wrappedValue
    inside = label()
  }

  /// What typing sets.
  public var actions: Binding<String> { text }

  /// An element that shows the text and takes typing.
  public var properties: ElementProperties {
    ElementProperties(kind: "TextField", content: shown, type: { text.wrappedValue = $0 })
  }
}

extension TextField where Label == Text {
  /// Edits a text.
  ///
  /// - Parameters:
  ///   - title: what tells what to type.
  ///   - text: the text; the body that makes the field depends on it.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}
