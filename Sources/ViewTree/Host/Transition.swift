/// An attribute's change that an animation accompanied: what it went from and to.
public struct Transition: Equatable, Sendable {
  /// The attribute, for example `opacity`.
  public var attribute: String
  /// The value that the same identity had before, or nil if the identity is new.
  public var from: String?
  /// The value now.
  public var to: String

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - attribute: the attribute's name.
  ///   - from: the value before, nil for a new identity.
  ///   - to: the value now.
  public init(attribute: String, from: String?, to: String) {
    self.attribute = attribute
    self.from = from
    self.to = to
  }
}

extension Runtime {
  @usableFromInline
  func recordTransition(from old: ElementAttribute?, to new: ElementAttribute) {
    transitions.append(Transition(attribute: new.name, from: old?.value, to: new.value))
  }
}
