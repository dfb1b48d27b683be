/// What a part of a run knows of the whole, so that the parts can be joined.
public struct PartOfRun: Codable, Sendable, Equatable {
  /// What was measured only because the rest cannot be judged without it: references, mostly.
  public var companions: [String]
  /// Everything that the undivided run has rows of, in its order.
  public var whole: [String]

  /// Lists the names.
  public init(companions: [BenchmarkName], whole: [BenchmarkName]) {
    self.companions = companions.map(\.description)
    self.whole = whole.map(\.description)
  }
}
