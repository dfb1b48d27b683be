/// How both programs end: the status that a shell or a gate reads.
public enum ExitCode: Int32, Sendable, CaseIterable {
  /// Everything that was asked for was done.
  case success = 0
  /// Something got dearer than the gate allows.
  case regression = 1
  /// The data cannot carry a verdict, and `--strict` asked for one.
  case inconclusive = 3
  /// A row, a baseline or an instrument that was asked for is absent.
  case coverage = 4
  /// A benchmark crashed, hung or failed its own check; every other row stands.
  case benchmarkFailed = 5
  /// The command line cannot be understood (`EX_USAGE` of sysexits.h).
  case usage = 64
  /// A file that was read is malformed (`EX_DATAERR`).
  case badData = 65
  /// A file could not be read or written (`EX_IOERR`).
  case inputOutput = 74
  /// Stopped by SIGINT: 128 and the number of the signal, as shells report it.
  case interrupted = 130
  /// Stopped by SIGTERM: 128 and the number of the signal.
  case terminated = 143
}

extension ExitCode {
  /// What the status says, as a sentence.
  public var meaning: String {
    switch self {
    case .success: "Everything that was asked for was done."
    case .regression: "Something got dearer than the gate allows."
    case .inconclusive: "The data cannot carry a verdict, and '--strict' asked for one."
    case .coverage: "A row, a baseline or an instrument that was asked for is absent."
    case .benchmarkFailed: "A benchmark crashed, hung or failed its own check."
    case .usage: "The command line cannot be understood."
    case .badData: "A file that was read is malformed."
    case .inputOutput: "A file could not be read or written."
    case .interrupted: "Stopped by SIGINT."
    case .terminated: "Stopped by SIGTERM."
    }
  }
}
