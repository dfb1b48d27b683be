/// How the engine decides that a view's input is the same as before.
public enum ComparisonMode: Hashable, Sendable {
  /// Never: every update runs every body.
  case never
  /// Bits if the type is plain data, else `==` if it has one, else field by field.
  case automatic
  /// `==` wherever a type has one, also for plain data.
  case equatable
}
