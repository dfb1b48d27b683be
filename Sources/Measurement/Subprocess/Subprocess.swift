/// A program to run to its end: what is started, where, and for how long at most.
public struct Subprocess: Sendable, Equatable {
  /// The path of the executable; no search takes place.
  public var executable: String
  /// The arguments after the program's own name.
  public var arguments: [String]
  /// The whole environment, as `NAME=value`; `nil` hands on that of this process.
  public var environment: [String]?
  /// The time after which the program and all it started are killed, in seconds.
  public var limit: Double

  /// Says what to run.
  public init(
    _ executable: String,
    _ arguments: [String],
    environment: [String]? = nil,
    limit: Double = 600
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.limit = limit
  }
}

/// How a program ended, what it wrote and what it used.
public struct FinishedSubprocess: Sendable, Equatable {
  /// Why the process is gone.
  public enum End: Sendable, Equatable {
    /// It returned this status.
    case exited(Int32)
    /// This signal ended it.
    case signalled(Int32)
    /// It was killed at its limit.
    case timedOut
    /// It was killed because nobody waits for it any more.
    case stopped
  }

  /// Why the process is gone.
  public var end: End
  /// What it wrote to its standard output.
  public var output: String
  /// What it wrote to its standard error.
  public var errors: String
  /// Time from before the start until after the end, in seconds.
  public var wallSeconds: Double
  /// What the kernel counted for it.
  public var use: ResourceUse

  /// Whether it exited with status 0.
  public var succeeded: Bool { end == .exited(0) }
}
