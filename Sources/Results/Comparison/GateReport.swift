/// Everything that a gate found out: what it compared, what it could not, and how it ends.
public struct GateReport: Sendable, Equatable {
  /// Whether a change of time may fail the gate.
  public enum TimePolicy: String, Sendable, CaseIterable {
    /// Time is reported.
    case advisory
    /// A confirmed regression of time fails the gate.
    case blocking
  }

  /// What the caller asked for.
  public struct Policy: Sendable, Equatable {
    /// Whether a change of time may fail the gate.
    public var time: TimePolicy
    /// Whether a row that cannot be judged fails the gate.
    public var isStrict: Bool
    /// Whether runs that differ in what decides a count are compared all the same.
    public var allowsMismatch: Bool
    /// Whether there are no exact figures to compare, because only time was measured.
    public var isAboutTime: Bool

    /// Creates a policy; the defaults block on exact figures alone.
    public init(
      time: TimePolicy = .advisory,
      isStrict: Bool = false,
      allowsMismatch: Bool = false,
      isAboutTime: Bool = false
    ) {
      self.time = time
      self.isStrict = isStrict
      self.allowsMismatch = allowsMismatch
      self.isAboutTime = isAboutTime
    }
  }

  /// The baseline.
  public let baseline: ComparedRun
  /// The candidate.
  public let candidate: ComparedRun
  /// What the caller asked for.
  public let policy: Policy
  /// The facts in which the two runs differ and must not.
  public let mismatches: [ManifestMismatch]
  /// The rows that only one side has, or that cannot be used.
  public let coverage: Coverage
  /// The exact figures that both sides have; empty if a mismatch forbids the comparison.
  public let exact: [ExactComparison]
  /// The interleaved times, if there are any.
  public let time: TimeComparisons?

  /// Whether regressions are shown and do not count, because the runs differ.
  public var isAdvisory: Bool { policy.allowsMismatch && !mismatches.isEmpty }

  /// The rows that declare other things in the two runs.
  public var redeclarations: [Redeclaration] {
    Redeclaration.all(baseline.manifest, candidate.manifest)
  }

  /// Exact figures with this verdict.
  public func exact(_ verdict: ExactComparison.Verdict) -> [ExactComparison] {
    exact.filter { $0.verdict == verdict }
  }

  /// Time rows with this verdict.
  public func time(_ verdict: TimeVerdict) -> [TimeComparison] {
    (time?.rows ?? []).filter { $0.verdict == verdict }
  }
}

/// One side of a comparison, as far as a reader must know it.
public struct ComparedRun: Sendable, Equatable {
  /// The directory read.
  public let path: String
  /// The rows.
  public let table: ResultTable
  /// What the run was.
  public let manifest: Manifest

  /// Creates a side from what was read.
  public init(path: String, table: ResultTable, manifest: Manifest) {
    self.path = path
    self.table = table
    self.manifest = manifest
  }
}
