extension GateReport {
  /// Writes the verdict as verdict.json at `path`, whole or not at all.
  ///
  /// - Throws: ``ResultFileError``; the old file is then as it was.
  public func writeVerdict(to path: String) throws(ResultFileError) {
    try writeJSON(VerdictDocument(self), to: path)
  }

  /// The verdict as the bytes of verdict.json.
  ///
  /// - Returns: UTF-8 text that ends in a line feed.
  /// - Throws: ``ResultFileError`` if a number in it is NaN or infinite.
  public func verdictJSON() throws(ResultFileError) -> [UInt8] {
    try JSONText.bytes(VerdictDocument(self), path: "verdict.json")
  }
}

extension VerdictDocument {
  init(_ report: GateReport) {
    verdict = report.outcome
    exitCode = report.outcome.exitCode.rawValue
    isAdvisory = report.isAdvisory
    isTimeBlocking = report.policy.time == .blocking
    isStrict = report.policy.isStrict
    baseline = Run(report.baseline)
    candidate = Run(report.candidate)
    mismatches = report.mismatches.map {
      Mismatch(field: $0.field, baseline: $0.baseline, candidate: $0.candidate)
    }
    redeclared = report.redeclarations.map {
      Redeclared(benchmark: $0.benchmark, baseline: $0.baseline, candidate: $0.candidate)
    }
    coverage = report.coverage.findings.map { Finding($0) }
    exact = Exact(report)
    time = report.time.map { Time($0) }
  }
}

extension VerdictDocument.Run {
  fileprivate init(_ run: ComparedRun) {
    path = run.path
    compiler = run.manifest.build.compiler.value
    architecture = run.manifest.machine.architecture.value
    cpuModel = run.manifest.machine.cpuModel.value
    commit = run.manifest.build.commit.value
  }
}

extension VerdictDocument.Finding {
  fileprivate init(_ finding: CoverageFinding) {
    kind = finding.kind.rawValue
    benchmark = finding.benchmark.description
    metrics = finding.metrics.map(\.rawValue)
    detail = finding.detail
  }
}

extension VerdictDocument.Exact {
  fileprivate init(_ report: GateReport) {
    compared = report.exact.count
    regressions = report.exact(.regression).count
    improvements = report.exact(.improvement).count
    changes = report.exact.filter { $0.verdict != .same || $0.isExcused }.map { change in
      VerdictDocument.Change(
        benchmark: change.benchmark.description,
        metric: change.metric.rawValue,
        unit: change.metric.unit,
        baseline: change.baseline,
        candidate: change.candidate,
        verdict: change.verdict.rawValue,
        allowance: change.tolerance.allowance(from: change.baseline),
        limit: change.line.map { "line \($0.number)" } ?? "standard",
        reason: change.line?.reason
      )
    }
  }
}

extension VerdictDocument.Time {
  fileprivate init(_ time: TimeComparisons) {
    isContaminated = time.isContaminated
    familyLevel = TimeStage.familyLevel
    rows = time.rows.map { VerdictDocument.Row($0) }
    null = time.null.map { VerdictDocument.Row($0) }
  }
}

extension VerdictDocument.Row {
  fileprivate init(_ row: TimeComparison) {
    benchmark = row.benchmark.description
    verdict = row.verdict
    wasCleared = row.wasCleared
    stages = row.stages.map { stage in
      VerdictDocument.Stage(
        verdict: stage.verdict,
        reason: stage.reason,
        blocks: stage.blocks,
        baselineNanoseconds: stage.baselineNanoseconds,
        ratio: stage.ratio,
        low: stage.low,
        high: stage.high,
        level: stage.level,
        threshold: stage.threshold,
        detectable: stage.detectable
      )
    }
  }
}
