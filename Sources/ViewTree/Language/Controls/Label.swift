/// A picture and a text that belong together.
@frozen public struct Label<Title: View, Icon: View>: ContainerView {
  /// A container's node.
  public typealias RetainedNode = ContainerNode<Label>
  /// Primitive.
  public typealias Body = Never

  /// The picture, then the text.
  public let inside: PairView<Icon, Title>

  /// Puts a picture and a text together.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - icon: the picture.
  @inlinable public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    inside = PairView(icon(), title())
  }

  /// An element with both inside.
  @inlinable public var properties: ElementProperties { ElementProperties(kind: "Label") }
}

extension Label where Title == Text, Icon == Image {
  /// Puts one of the system's symbols and a text together.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - systemImage: the symbol's name.
  @inlinable public init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }
}
