extension GateReport {
  /// How the gate ends: the weightiest of what was found.
  ///
  /// A crash outweighs a gap, and a gap outweighs a regression: with rows gone, the regressions
  /// that are left are not the whole story.
  public var outcome: GateOutcome {
    let codes = coverage.findings.map(\.kind.exitCode)
    if codes.contains(.benchmarkFailed) { return .failed }
    if !mismatches.isEmpty && !policy.allowsMismatch { return .mismatch }
    if codes.contains(.coverage) || comparesNothing { return .coverage }
    if isRegression { return .regression }
    if policy.isStrict {
      if time?.isContaminated == true { return .contaminated }
      if codes.contains(.inconclusive) || !time(.inconclusive).isEmpty { return .inconclusive }
    }
    if isAdvisory { return .advisory }
    return exact(.improvement).isEmpty && !isTimeImproved ? .passed : .improved
  }

  /// Whether a gate that passed would have passed whatever the candidate did.
  public var comparesNothing: Bool {
    let isTimed = time?.rows.isEmpty == false
    return policy.time == .blocking || policy.isAboutTime ? !isTimed : exact.isEmpty
  }

  private var isRegression: Bool {
    guard !isAdvisory else { return false }
    let isSlower = time?.isContaminated == false && !time(.regression).isEmpty
    return !exact(.regression).isEmpty || (policy.time == .blocking && isSlower)
  }

  private var isTimeImproved: Bool {
    time?.isContaminated == false && !time(.improvement).isEmpty
  }
}
