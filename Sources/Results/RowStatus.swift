/// What became of one row; the `status` column of results.csv.
public enum RowStatus: String, CaseIterable, Sendable, Codable {
  /// Measured; the value can be used.
  case ok
  /// Not distinguishable from an empty loop: `value` is empty, `high` holds the resolution.
  case belowResolution = "below-resolution"
  /// Two exact measurements disagreed: `value` is empty and nobody may use the row.
  case unstable
  /// Builds that differ only in code placement disagree by more than the interval.
  case layoutSensitive = "layout-sensitive"
  /// Never taken; `note` says why.
  case notMeasured = "not-measured"
  /// The benchmark ended its process.
  case crashed
  /// The benchmark was stopped at its time limit.
  case timedOut = "timed-out"
}
