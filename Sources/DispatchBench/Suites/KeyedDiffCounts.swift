import Measurement
import Results
import ViewTree

/// What each algorithm decides and how often it compares and looks up, for 1,000 rows: exact
/// counts, each a fact that every run carries out again.
enum KeyedDiffCounts {
  static let facts =
    increasing.map { fact("increasing", $0, $1, IncreasingList<Int, Metered>.self) }
    + lastPlaced.map { fact("lastPlaced", $0, $1, LastPlacedList<Int, Metered>.self) }
    + linearScan.map { fact("linearScan", $0, $1, LinearScanList<Int, Metered>.self) }
    + difference.map { fact("difference", $0, $1, DifferenceList<Int>.self) }

  private static let rows = 1_000

  private static let increasing: [(ListChange, KeyedCost)] = [
    (.same, KeyedCost(compares: 1_000)),
    (.append, KeyedCost(made: 100, compares: 1_000, hashes: 100)),
    (.prepend, KeyedCost(made: 1, compares: 1_001, hashes: 1)),
    (.removeMiddle, KeyedCost(removed: 1, compares: 1_000, hashes: 1)),
    (.swap, KeyedCost(moved: 2, compares: 4, hashes: 998, searches: 1_008)),
    (.lastToFirst, KeyedCost(moved: 1, compares: 2, hashes: 1_000, searches: 1_000)),
    (.reverse, KeyedCost(moved: 999, compares: 2, hashes: 1_000, searches: 1_000)),
    (.shuffle, KeyedCost(moved: 939, compares: 2, hashes: 1_000, searches: 5_202)),
    (.replaceAll, KeyedCost(made: 1_000, removed: 1_000, compares: 2, hashes: 2_000)),
    (.clear, KeyedCost(removed: 1_000)),
    (.reverseWindow, KeyedCost(moved: 19, compares: 982, hashes: 20, searches: 20)),
  ]

  private static let lastPlaced: [(ListChange, KeyedCost)] = [
    (.prepend, KeyedCost(made: 1, compares: 1, hashes: 2_001)),
    (.swap, KeyedCost(moved: 997, compares: 2, hashes: 1_998)),
    (.lastToFirst, KeyedCost(moved: 999, compares: 1, hashes: 2_000)),
    (.reverse, KeyedCost(moved: 999, compares: 1, hashes: 2_000)),
    (.replaceAll, KeyedCost(made: 1_000, removed: 1_000, compares: 1, hashes: 2_000)),
  ]

  private static let linearScan: [(ListChange, KeyedCost)] = [
    (.same, KeyedCost(compares: 1_000)),
    (.swap, KeyedCost(moved: 1, compares: 1_997)),
    (.prepend, KeyedCost(made: 1, moved: 999, compares: 501_500)),
    (.replaceAll, KeyedCost(made: 1_000, removed: 1_000, compares: 1_000_000)),
  ]

  /// Comparisons are made by the standard library and not counted.
  private static let difference: [(ListChange, KeyedCost)] = [
    (.same, KeyedCost()),
    (.prepend, KeyedCost(made: 1)),
    (.swap, KeyedCost(made: 2, removed: 2)),
    (.lastToFirst, KeyedCost(made: 1, removed: 1)),
    (.reverse, KeyedCost(made: 999, removed: 999)),
  ]

  private static func fact<List: KeyedList & SendableMetatype>(
    _ algorithm: String,
    _ change: ListChange,
    _ expected: KeyedCost,
    _ list: List.Type
  ) -> OutcomeFact where List.ID == Int {
    let text = "KeyedDiff.counts.\(algorithm).\(change.rawValue)"
    guard let name = BenchmarkName(text) else { preconditionFailure("'\(text)' is no name") }
    return OutcomeFact(name, claim: "\(rows) rows: \(expected)") {
      let found = cost(of: change, List.self)
      return found == expected ? [] : ["found \(found)"]
    }
  }

  private static func cost<List: KeyedList>(of change: ListChange, _ list: List.Type) -> KeyedCost
  where List.ID == Int {
    var list = List()
    list.reconcile(to: change.before(rows))
    list.reconcile(to: change.after(rows))
    return list.cost
  }
}
