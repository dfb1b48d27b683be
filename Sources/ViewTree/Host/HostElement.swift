/// What an element is and shows, as a host would have to know it.
public struct ElementProperties {
  /// The element's kind, for example `Text` or `VStack`.
  public var kind: String
  /// What it shows: a text, a field's content, a toggle's setting.
  public var content: String
  /// What a tap does.
  public var tap: (@MainActor () -> Void)?
  /// What typing a text does.
  public var type: (@MainActor (String) -> Void)?

  /// Describes an element.
  ///
  /// - Parameters:
  ///   - kind: the element's kind.
  ///   - content: what it shows.
  ///   - tap: what a tap does.
  ///   - type: what typing does.
  public init(
    kind: String,
    content: String = "",
    tap: (@MainActor () -> Void)? = nil,
    type: (@MainActor (String) -> Void)? = nil
  ) {
    self.kind = kind
    self.content = content
    self.tap = tap
    self.type = type
  }
}

/// One element of the mirror tree.
public struct HostElement {
  /// What it is and shows.
  public var properties: ElementProperties
  /// What modifiers gave it, innermost first.
  public var attributes: [ElementAttribute] = []
  /// The elements inside, in order.
  public var children: [ElementID] = []
}

extension HostElement {
  /// The value of the innermost attribute of a name, or nil if no modifier gave it one.
  ///
  /// - Parameter name: for example `opacity`.
  /// - Returns: the value as text.
  public func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
