/// What a run found, the largest and most certain first.
public struct Findings: Sendable, Equatable {
  /// The family whose rows check the instrument and are no findings.
  public static let controlFamily: String = "Control"
  /// What stands in for a layout floor that was not measured: clones of one loop in builds with
  /// other code around them have been seen up to a quarter apart.
  public static let floorIfUnknown: Double = 1.25

  /// The findings, in order of certainty, no two of one operation.
  public let list: [Finding]
  /// The ratio below which nothing is claimed.
  public let floor: Double

  /// Picks at most `limit` findings from `results`.
  ///
  /// They are spread: one for an operation, and no family has a second before every family that
  /// has one was asked, so that five findings are not the same thing five times.
  ///
  /// - Parameters:
  ///   - results: The rows of the run.
  ///   - layoutFloor: How far clones of one loop differ in it.
  ///   - limit: The most findings.
  /// - Complexity: O(*n* log *n*) comparisons in the number of ratios.
  public init(in results: ResultTable, layoutFloor: Knowable<Double>, limit: Int = 5) {
    let floor = layoutFloor.value ?? Self.floorIfUnknown
    self.floor = floor
    let ranked = results.rows.indices
      .filter { place in
        results.rows[place].metric == .ratio
          && !results.rows[place].benchmark.isOf(family: Self.controlFamily)
      }
      .compactMap { place in
        RankedRow(
          results.rows[place],
          floor: Self.floor(floor, for: results.rows[place], in: results)
        )
      }
    // One for an operation is enough, so that only those are ever sorted.
    list = Self.spread(Self.best(of: ranked), limit: limit).sorted()
      .compactMap {
        Finding($0.row, in: results, floor: Self.floor(floor, for: $0.row, in: results))
      }
  }

  /// What is claimed of a loop must lie beyond the layout floor; a compiler has no placed loop.
  private static func floor(
    _ floor: Double,
    for row: ResultRow,
    in results: ResultTable
  ) -> Double {
    results.value(row.benchmark, .compileSeconds) == nil ? floor : 1
  }

  /// The first in rank of each operation, sorted.
  private static func best(of rows: [RankedRow]) -> [RankedRow] {
    var best: [String: RankedRow] = [:]
    for row in rows {
      let operation = row.operation
      if let other = best[operation], !(row < other) { continue }
      best[operation] = row
    }
    return best.values.sorted()
  }

  private static func spread(_ best: [RankedRow], limit: Int) -> [RankedRow] {
    var byFamily: [String: Int] = [:]
    let turns = best.map { row in
      let turn = byFamily[row.family, default: 0]
      byFamily[row.family] = turn + 1
      return (turn: turn, row: row)
    }
    return turns.sorted { ($0.turn, $0.row) < ($1.turn, $1.row) }.prefix(limit).map(\.row)
  }
}

/// A ratio with how far from 1 it certainly is.
private struct RankedRow: Comparable {
  let row: ResultRow
  let certainty: Double

  var family: String { row.benchmark.family }
  var operation: String { "\(family).\(row.benchmark.operation)" }

  init?(_ row: ResultRow, floor: Double) {
    guard let finding = Finding(row, in: ResultTable(), floor: floor) else { return nil }
    self.row = row
    certainty = finding.certainty
  }

  /// The more certain goes first, then the name decides, so that the order is always the same.
  static func < (left: RankedRow, right: RankedRow) -> Bool {
    left.certainty != right.certainty
      ? left.certainty > right.certainty : left.row.benchmark < right.row.benchmark
  }

  static func == (left: RankedRow, right: RankedRow) -> Bool {
    left.row.benchmark == right.row.benchmark
  }
}
