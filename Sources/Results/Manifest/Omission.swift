/// Something that was to be measured and has no number, with the reason.
public struct Omission: Codable, Sendable, Equatable {
  /// The benchmark or family.
  public var subject: String
  /// What became of it: not-measured, crashed, timed-out or unstable.
  public var status: RowStatus
  /// Why, in words.
  public var reason: String

  /// Creates an entry from its parts.
  public init(subject: String, status: RowStatus = .notMeasured, reason: String) {
    self.subject = subject
    self.status = status
    self.reason = reason
  }

  /// Whether the entry speaks about `benchmark`, by its name or its family.
  public func covers(_ benchmark: BenchmarkName) -> Bool {
    subject == benchmark.description || subject == benchmark.family
  }
}
