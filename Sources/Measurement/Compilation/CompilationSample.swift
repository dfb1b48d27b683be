/// What one compilation of one source took.
public struct CompilationSample: Sendable, Equatable {
  /// The round, from 1.
  public var round: Int
  /// The place within the round, from 0.
  public var position: Int
  /// Time from the start of the driver to its end, in seconds.
  public var wallSeconds: Double
  /// What the kernel counted for the driver and all it started.
  public var use: ResourceUse

  /// Creates a sample from its parts.
  public init(round: Int, position: Int, wallSeconds: Double, use: ResourceUse) {
    self.round = round
    self.position = position
    self.wallSeconds = wallSeconds
    self.use = use
  }
}
