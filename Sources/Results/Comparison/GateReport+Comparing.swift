extension GateReport {
  /// Compares two runs: first what they cover and where they were taken, then their figures.
  ///
  /// - Parameters:
  ///   - baseline: The run that the other is held against.
  ///   - candidate: The run that is judged.
  ///   - time: The interleaved times, if there are any.
  ///   - limits: The reviewed exceptions.
  ///   - policy: What may fail the gate.
  /// - Throws: ``LimitsError`` if a line of `limits` decides nothing.
  public init(
    baseline: ComparedRun,
    candidate: ComparedRun,
    time: TimeComparisons?,
    limits: inout LimitLookup,
    policy: Policy
  ) throws(LimitsError) {
    self.baseline = baseline
    self.candidate = candidate
    self.policy = policy
    self.time = time
    mismatches = ManifestMismatch.all(baseline, candidate)
    coverage = Coverage(baseline: baseline.table, candidate: candidate.table)
    let compared = ExactComparison.compare(baseline.table, candidate.table, limits: &limits)
    exact = mismatches.isEmpty || policy.allowsMismatch ? compared : []
    for table in [baseline.table, candidate.table] { limits.noteFigures(of: table) }
    // A part of the suite says nothing about lines whose rows are in the others.
    let isWhole = ![baseline, candidate].contains { $0.manifest.isOfSelection }
    if isWhole, let line = limits.unused.first { throw .unusedLine(path: limits.path, line) }
  }
}

/// A limits file that does not fit what is compared.
public enum LimitsError: Error, Sendable, Equatable {
  /// A line decides about no figure.
  case unusedLine(path: String, Limits.Line)
}

extension LimitsError: ExitingError {
  /// The file does not fit what is compared.
  public var exitCode: ExitCode { .badData }

  /// The error in one line: where, what was found, what was expected.
  public var description: String {
    switch self {
    case .unusedLine(let path, let line):
      "\(inert(path)):\(line.number): found a limit for \(quoted(line.pattern.text))"
        + " that decides about no figure, expected every line to decide about one;"
        + " delete it, or move it below the line that hides it"
    }
  }
}
