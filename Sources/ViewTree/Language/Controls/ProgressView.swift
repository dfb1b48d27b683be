/// Something that takes time, and how far it is.
@frozen public struct ProgressView<Label: View>: ContainerView {
  /// A container's node.
  public typealias RetainedNode = ContainerNode<ProgressView>
  /// Primitive.
  public typealias Body = Never

  /// What tells what takes time.
  public let inside: Label
  @usableFromInline let fraction: Double?

  @inlinable init(fraction: Double?, label: Label) {
    self.fraction = fraction
    inside = label
  }

  /// An element that shows how far it is.
  @inlinable public var properties: ElementProperties {
    ElementProperties(kind: "ProgressView", content: fraction.map { "\($0)" } ?? "")
  }
}

extension ProgressView where Label == EmptyView {
  /// Shows that something takes time.
  @inlinable public init() {
    self.init(fraction: nil, label: EmptyView())
  }

  /// Shows how far something is.
  ///
  /// - Parameters:
  ///   - value: how far; nil if that is not known.
  ///   - total: what `value` is at the end.
  @inlinable public init(value: Double?, total: Double = 1) {
    self.init(fraction: value.map { $0 / total }, label: EmptyView())
  }
}

extension ProgressView where Label == Text {
  /// Shows that something takes time.
  ///
  /// - Parameter title: what takes time.
  @inlinable public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title))
  }
}
