import Glibc
public import Results

/// Turns what became of twins into result rows.
public enum CompileCostRows {
  /// The rows of `twins`, the first of which is the reference of the others.
  ///
  /// Times and memory are medians over the rounds with the interval that order statistics give
  /// from six rounds on; a ratio is the median over rounds of twin to reference, so that a slow
  /// round slows both. A subject without a program has rows too: empty, with the reason.
  public static func rows(of twins: [CompiledSubject]) -> [ResultRow] {
    twins.enumerated().flatMap { index, twin in
      let reference = index == 0 ? nil : twins[0]
      return switch twin.program {
      case .success(let program): measured(twin, program, reference)
      case .failure(let failure): missing(twin, failure, reference?.subject.name)
      }
    }
  }

  /// Every metric of a subject, apart from the ratio to its reference.
  private static let metrics: [Metric] = [
    .compileSeconds, .compileUserSeconds, .compilePeakBytes, .textBytes, .longestSymbolBytes,
  ]

  private static func measured(
    _ twin: CompiledSubject,
    _ program: CompiledProgram,
    _ reference: CompiledSubject?
  ) -> [ResultRow] {
    let estimates = metrics.compactMap { metric in
      estimate(of: metric, twin.samples, program).map { (metric, $0) }
    }
    var rows = estimates.map { row(twin, $0, $1, reference) }
    if let reference, let ratio = ratio(of: twin, to: reference) {
      let note = "wall time of the compiler, round by round"
      rows.append(row(twin, .ratio, ratio, reference, note: note))
    }
    return rows
  }

  private static func estimate(
    of metric: Metric,
    _ samples: [CompilationSample],
    _ program: CompiledProgram
  ) -> Estimate? {
    switch metric {
    case .compileSeconds: Estimate(medianOf: samples.map(\.wallSeconds))
    case .compileUserSeconds: Estimate(medianOf: samples.map(\.use.userSeconds))
    case .compilePeakBytes: Estimate(medianOf: samples.map { Double($0.use.peakBytes) })
    case .textBytes: Estimate(medianOf: [Double(program.textBytes)])
    case .longestSymbolBytes: Estimate(medianOf: [Double(program.longestSymbolBytes)])
    default: nil
    }
  }

  private static func row(
    _ twin: CompiledSubject,
    _ metric: Metric,
    _ estimate: Estimate,
    _ reference: CompiledSubject?,
    note: String = ""
  ) -> ResultRow {
    ResultRow(
      benchmark: twin.subject.name,
      metric: metric,
      value: estimate.value,
      low: estimate.low,
      high: estimate.high,
      n: estimate.n,
      reference: reference?.subject.name,
      note: note
    )
  }

  private static func ratio(of twin: CompiledSubject, to reference: CompiledSubject) -> Estimate? {
    guard twin.samples.count == reference.samples.count else { return nil }
    let logs = zip(twin.samples, reference.samples).map { log($0.wallSeconds / $1.wallSeconds) }
    return Estimate(medianOf: logs)?.exponential
  }

  private static func missing(
    _ twin: CompiledSubject,
    _ failure: CompilationFailure,
    _ reference: BenchmarkName?
  ) -> [ResultRow] {
    metrics.map { metric in
      ResultRow(
        benchmark: twin.subject.name,
        metric: metric,
        value: nil,
        n: 0,
        reference: reference,
        status: failure.status,
        note: failure.note
      )
    }
  }
}
