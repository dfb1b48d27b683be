public import Results

/// Why a benchmark has no numbers, though it was meant to.
public enum LaunchFailure: Error, Sendable, Equatable {
  /// It ended its process; the words say how, and what the process said last.
  case crashed(String)
  /// It did not return within the limit, in seconds.
  case timedOut(Double)
  /// Its checksum differs from its reference's for the same iterations.
  case wrongChecksum(found: UInt64, expected: UInt64, iterations: Int)
  /// Its reference failed, so there is nothing to compare it with.
  case referenceFailed(String)

  /// The status of its rows.
  public var status: RowStatus {
    switch self {
    case .crashed: .crashed
    case .timedOut: .timedOut
    case .wrongChecksum, .referenceFailed: .notMeasured
    }
  }
}

extension LaunchFailure: CustomStringConvertible {
  /// What happened, in words for the note of a row.
  public var description: String {
    switch self {
    case .crashed(let how): "crashed: \(how)"
    case .timedOut(let seconds): "did not return within \(seconds) s"
    case .wrongChecksum(let found, let expected, let iterations):
      "failed its own check: checksum \(found) after \(iterations) iterations, expected"
        + " \(expected) as from its reference"
    case .referenceFailed(let name): "its reference \(name) failed"
    }
  }
}
