/// A verdict.json read back: what a gate once said about two runs.
///
/// It holds what a count of verdicts needs; whoever wants the rest reads the file.
public struct RecordedVerdict: Codable, Sendable, Equatable {
  /// An exact figure that moved by more than its limit allows.
  public struct Change: Codable, Sendable, Equatable {
    /// The benchmark.
    public var benchmark: String
    /// The figure.
    public var metric: String
    /// The baseline's figure, in the metric's unit.
    public var baseline: Double
    /// The candidate's figure, in the metric's unit.
    public var candidate: Double
    /// `regression`, `improvement`, or `same` where a limit excuses it.
    public var verdict: String
  }

  /// The exact figures.
  public struct Exact: Codable, Sendable, Equatable {
    /// How many figures were compared.
    public var compared: Int
    /// Those that moved.
    public var changes: [Change]
  }

  /// One measuring of one row.
  public struct Stage: Codable, Sendable, Equatable {
    /// What this measuring alone says.
    public var verdict: TimeVerdict
    /// candidate / baseline.
    public var ratio: Double
    /// The smallest true change, as a share, that would have been called four times in five.
    public var detectable: Double?
  }

  /// One row's time.
  public struct Row: Codable, Sendable, Equatable {
    /// The benchmark.
    public var benchmark: String
    /// What all measuring together says.
    public var verdict: TimeVerdict
    /// Whether a second measuring did not confirm the first.
    public var wasCleared: Bool
    /// The first measuring and, of a suspect, the second.
    public var stages: [Stage]
  }

  /// The times.
  public struct Time: Codable, Sendable, Equatable {
    /// Whether two copies of the baseline were told apart.
    public var isContaminated: Bool
    /// Baseline against candidate.
    public var rows: [Row]
    /// Baseline against its own copy.
    public var null: [Row]
  }

  /// The version of the file's meaning.
  public var schema: Int
  /// How the gate ended.
  public var verdict: GateOutcome
  /// The status it exited with.
  public var exitCode: Int32
  /// The exact figures.
  public var exact: Exact
  /// The times, where any were compared.
  public var time: Time?

  /// Reads the verdict.json at `path`.
  ///
  /// - Throws: ``ResultFileError`` that names the file, the key, what was found and what expected.
  public init(readingFrom path: String) throws(ResultFileError) {
    self = try Self.read(from: path)
  }
}

extension RecordedVerdict: VersionedDocument {
  static let currentSchema = VerdictDocument.currentSchema

  func check(path: String) throws(ResultFileError) {
    guard verdict.exitCode.rawValue != exitCode else { return }
    throw .malformed(
      path: path,
      at: .key("exitCode"),
      found: "\(exitCode)",
      expected: "\(verdict.exitCode.rawValue), which '\(verdict.rawValue)' ends with"
    )
  }
}
