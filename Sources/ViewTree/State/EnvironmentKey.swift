/// A name for a value that flows down the tree.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no ancestor gives one.
  static var defaultValue: Value { get }
}
