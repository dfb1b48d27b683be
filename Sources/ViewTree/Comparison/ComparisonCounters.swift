/// What comparators looked at, by how they did.
public struct ComparisonCounters: Equatable, Sendable {
  /// Stretches of plain data compared bit by bit.
  public var bits = 0
  /// Their bytes.
  public var bytes = 0
  /// Calls of `==`.
  public var equalities = 0
  /// References and functions compared by what they point to.
  public var identities = 0
  /// Optionals and existentials looked into.
  public var contents = 0

  /// Makes counters that stand at zero.
  public init() {}
}
