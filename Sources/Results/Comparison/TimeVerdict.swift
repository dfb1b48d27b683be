/// What two interleaved series of times allow one to say.
public enum TimeVerdict: String, Sendable, CaseIterable, Codable {
  /// Slower: the whole interval is above 0 and the estimate reaches the threshold.
  case regression
  /// Faster by the same rule.
  case improvement
  /// The whole interval lies within the threshold on either side of no change.
  case same
  /// Neither can be said.
  case inconclusive

  /// Whether a change is claimed.
  public var isCalled: Bool { self == .regression || self == .improvement }
}
