/// One exact figure of the baseline beside the candidate's, and what the limit makes of it.
public struct ExactComparison: Sendable, Equatable {
  /// What became of the figure.
  public enum Verdict: String, Sendable, CaseIterable {
    /// Dearer by more than the limit allows.
    case regression
    /// Cheaper by more than the limit allows.
    case improvement
    /// Within the limit.
    case same
  }

  /// The benchmark.
  public let benchmark: BenchmarkName
  /// What was counted.
  public let metric: Metric
  /// The baseline's figure, in the metric's unit.
  public let baseline: Double
  /// The candidate's figure, in the metric's unit.
  public let candidate: Double
  /// The tolerance that decided.
  public let tolerance: Tolerance
  /// The line of the limits file that the tolerance comes from; `nil` for the standard.
  public let line: Limits.Line?

  /// The candidate's figure less the baseline's.
  public var difference: Double { candidate - baseline }

  /// What the tolerance makes of the difference; less is better in every exact metric.
  public var verdict: Verdict { verdict(by: tolerance) }

  /// Whether a line of the limits file lets a change pass that the standard would not.
  public var isExcused: Bool {
    guard line != nil, verdict == .same, let standard = metric.standardTolerance else {
      return false
    }
    return verdict(by: standard) != .same
  }

  private func verdict(by tolerance: Tolerance) -> Verdict {
    let allowance = tolerance.allowance(from: baseline)
    if difference > allowance { return .regression }
    return difference < -allowance ? .improvement : .same
  }

  /// Compares every exact figure that both sides have and that has a tolerance.
  ///
  /// - Parameters:
  ///   - baseline: The baseline's rows.
  ///   - candidate: The candidate's rows.
  ///   - limits: The reviewed exceptions; notes which of its lines decided.
  /// - Returns: One comparison for each figure, in the baseline's order.
  public static func compare(
    _ baseline: ResultTable,
    _ candidate: ResultTable,
    limits: inout LimitLookup
  ) -> [ExactComparison] {
    baseline.rows.compactMap { row in
      guard row.metric.isExact, let before = row.value,
        let after = candidate[row.benchmark, row.metric]?.value
      else { return nil }
      let line = limits.line(for: row.benchmark, row.metric)
      guard let tolerance = line?.tolerance ?? row.metric.standardTolerance else { return nil }
      return ExactComparison(
        benchmark: row.benchmark,
        metric: row.metric,
        baseline: before,
        candidate: after,
        tolerance: tolerance,
        line: line
      )
    }
  }
}
