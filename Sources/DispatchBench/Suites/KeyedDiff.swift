import Measurement
import Results

/// What finding out what happened to a list of rows costs, by algorithm and by the type of the ids.
///
/// A pass goes to the changed rows and back; an operation is one row in one of the two diffs.
enum KeyedDiffSuite {
  static let suite = Suite(
    family: "KeyedDiff",
    question: "What does a keyed diff cost, by its algorithm and by whether its ids are erased?",
    benchmarks: [inOrder, outOfOrder, short, KeyedDiffLarge.all]
      .flatMap { $0.flatMap(\.benchmarks) },
    outcomes: KeyedDiffCounts.facts
  )

  /// Rows that stay keep their order: equal ends are all there is to find.
  private static let inOrder = [
    compared(.same, 1_000) {
      $0.concrete(KeyedPass(branches: 0))
      $0.unspecialized()
      $0.text(KeyedPass(branches: 0))
      $0.erased(KeyedPass(casts: 2_002))
      $0.lastPlaced(KeyedPass(branches: 0, retains: 2))
      $0.difference(KeyedPass(allocations: 4, retains: 16))
    },
    compared(.prepend, 1_000) {
      $0.concrete(KeyedPass(retains: 2))
      $0.lastPlaced(KeyedPass(retains: 2))
    },
  ]

  private static let outOfOrder = [
    compared(.swap, 1_000) {
      $0.concrete(KeyedPass(retains: 2))
      $0.unspecialized(KeyedPass(retains: 4))
      $0.text(KeyedPass(retains: 1_998))
      $0.lastPlaced(KeyedPass(retains: 2))
      $0.linearScan()
    },
    compared(.reverse, 1_000) {
      $0.concrete(KeyedPass(retains: 2))
      $0.lastPlaced(KeyedPass(retains: 2))
    },
    compared(.shuffle, 1_000) {
      $0.concrete(KeyedPass(retains: 2))
      $0.unspecialized(KeyedPass(retains: 4))
      $0.text(KeyedPass(retains: 2_002))
      $0.lastPlaced(KeyedPass(retains: 2))
    },
  ]

  private static let short = [
    compared(.swap, 10) {
      $0.concrete(KeyedPass(retains: 2))
      $0.erased(KeyedPass(retains: 2, casts: 38))
      $0.lastPlaced(KeyedPass(retains: 2))
      $0.linearScan()
    },
    compared(.shuffle, 10) {
      $0.concrete(KeyedPass(retains: 2))
      $0.linearScan()
    },
  ]

  static func compared(
    _ change: ListChange,
    _ rows: Int,
    isLarge: Bool = false,
    @FormBuilder forms: (KeyedForms) -> [Form]
  ) -> Comparison {
    Comparison(
      "KeyedDiff",
      change.rawValue,
      parameter: rows.isMultiple(of: 1_000) ? "\(rows / 1_000)k" : "\(rows)",
      operationsPerIteration: 2 * rows,
      isLarge: isLarge
    ) {
      forms(KeyedForms(change: change, rows: rows))
    }
  }
}
