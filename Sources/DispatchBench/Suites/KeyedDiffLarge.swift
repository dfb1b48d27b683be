import Measurement

/// Lists that take long, by their length or by the square of it; run only when asked for.
enum KeyedDiffLarge {
  static let all: [Comparison] = slow + quadratic + otherChanges + worstCases + long

  /// Changes and ways that take long for each row, beside the rows of ``KeyedDiffSuite``.
  private static let slow = [
    large(.removeMiddle, 1_000) {
      $0.concrete(KeyedPass(retains: 2))
      $0.erased(KeyedPass(retains: 2, casts: 2_005))
      $0.difference(KeyedPass(allocations: 14, retains: 22))
    },
    large(.lastToFirst, 1_000) {
      $0.concrete(KeyedPass(retains: 2))
      $0.lastPlaced(KeyedPass(retains: 2))
    },
    large(.replaceAll, 1_000) {
      $0.concrete(KeyedPass(retains: 2))
      $0.unspecialized(KeyedPass(retains: 6))
      $0.text(KeyedPass(retains: 8_002))
      $0.erased(KeyedPass(retains: 2, casts: 3_898))
      $0.lastPlaced(KeyedPass(retains: 2))
    },
    large(.clear, 1_000) {
      $0.concrete(KeyedPass(retains: 2))
      $0.erased(KeyedPass(retains: 2, casts: 499))
    },
    large(.prepend, 1_000) {
      $0.erased(KeyedPass(retains: 2, casts: 2_005))
      $0.difference(KeyedPass(allocations: 13, retains: 22))
    },
    large(.swap, 1_000) {
      $0.erased(KeyedPass(retains: 2, casts: 2_998))
      $0.difference(KeyedPass(allocations: nil, retains: 38))
    },
    large(.shuffle, 1_000) { $0.erased(KeyedPass(retains: 2, casts: 3_002)) },
    large(.shuffle, 10) { $0.difference(KeyedPass(allocations: 336, retains: 66)) },
  ]

  /// What grows with the square of the rows, beside the rows of ``KeyedDiffSuite``.
  private static let quadratic = [
    large(.prepend, 1_000) { $0.linearScan(.uncounted) },
    large(.lastToFirst, 1_000) { $0.linearScan(.uncounted) },
    large(.reverse, 1_000) {
      $0.linearScan(.uncounted)
      $0.difference(.uncounted)
    },
    large(.shuffle, 1_000) {
      $0.linearScan(.uncounted)
      $0.difference(.uncounted)
    },
    large(.replaceAll, 1_000) {
      $0.linearScan(.uncounted)
      $0.difference(.uncounted)
    },
  ]

  private static let otherChanges = [
    ListChange.append, .prependMany, .reverseWindow, .shuffleWindow,
  ].map { change in
    large(change, 1_000) {
      $0.concrete(.uncounted)
      $0.erased(.uncountedCasts)
      $0.lastPlaced(.uncounted)
      $0.difference(.uncounted)
    }
  }

  /// The lists of 50 that other libraries do worst with.
  private static let worstCases = [
    ListChange.kiviWorst, .snabbdomWorst, .reactWorst, .virtualDOMWorst,
  ].map { change in
    large(change, 50) {
      $0.concrete(.uncounted)
      $0.erased(.uncountedCasts)
      $0.lastPlaced(.uncounted)
      $0.linearScan(.uncounted)
      $0.difference(.uncounted)
    }
  }

  private static let long = [10_000, 100_000].flatMap { rows in
    [ListChange.same, .prepend, .swap, .reverse, .shuffle, .replaceAll].map { change in
      large(change, rows) {
        $0.concrete(.uncounted)
        $0.erased(.uncountedCasts)
        $0.lastPlaced(.uncounted)
      }
    }
  }

  private static func large(
    _ change: ListChange,
    _ rows: Int,
    @FormBuilder forms: (KeyedForms) -> [Form]
  ) -> Comparison {
    KeyedDiffSuite.compared(change, rows, isLarge: true, forms: forms)
  }
}
