/// Views with a heading and a footing.
@frozen public struct Section<Header: View, Content: View, Footer: View>: ContainerView {
  /// A container's node.
  public typealias RetainedNode = ContainerNode<Section>
  /// Primitive.
  public typealias Body = Never

  /// Heading, views and footing.
  public let inside: PairView<Header, PairView<Content, Footer>>

  /// Puts views under a heading and above a footing.
  ///
  /// - Parameters:
  ///   - content: the views.
  ///   - header: the heading.
  ///   - footer: the footing.
  @inlinable public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    inside = PairView(header(), PairView(content(), footer()))
  }

  /// An element with heading, views and footing inside.
  @inlinable public var properties: ElementProperties { ElementProperties(kind: "Section") }
}

extension Section where Footer == EmptyView {
  /// Puts views under a heading.
  ///
  /// - Parameters:
  ///   - content: the views.
  ///   - header: the heading.
  @inlinable public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Sets views apart.
  ///
  /// - Parameter content: the views.
  @inlinable public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) {
      EmptyView()
    } footer: {
      EmptyView()
    }
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Puts views under a text.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - content: the views.
  @inlinable public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      Text(title)
    } footer: {
      EmptyView()
    }
  }
}
