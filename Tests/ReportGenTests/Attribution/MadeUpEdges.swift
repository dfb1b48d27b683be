@testable import ReportGen
@testable import Results

/// Rows of a made-up machine: a branch takes 1 ns and 10 instructions, a retain 5 and 20, an
/// allocation 10 and 100, an exclusivity check 3 and 30, a cast 2 and 15, and any other instruction
/// a tenth of a nanosecond.
enum MadeUpEdges {
  /// What a row has more than its reference.
  struct Extra {
    var allocations = 0.0
    var retains = 0.0
    var branches = 0.0
    var checks = 0.0
    var casts = 0.0
    /// Instructions that belong to none of the counts.
    var other = 0.0

    var time: Double {
      10 * allocations + 5 * retains + branches + 3 * checks + 2 * casts + other / 10
    }

    var counts: [(Metric, Double)] {
      [
        (.allocations, allocations), (.retains, retains), (.indirectBranches, branches),
        (.exclusivityChecks, checks), (.dynamicCasts, casts),
        (
          .instructions,
          100 * allocations + 20 * retains + 10 * branches + 30 * checks + 15 * casts + other
        ),
      ]
    }
  }

  /// The rows that isolate one count, those of a dearer one with a count that stands above it.
  static let units: String =
    compared("Dispatch.method", "anyClassBound.one", "concrete.one", Extra(branches: 1))
    + compared("Boxing.copy", "classBox.32B", "concrete.32B", Extra(retains: 1))
    + compared("Boxing.store", "any.32B", "concrete.32B", Extra(allocations: 1, branches: 1))
    + compared(
      "Dispatch.field",
      "anyClassBound.checked",
      "concrete.checked",
      Extra(branches: 1, checks: 1)
    )
    + compared("Cast.as", "class.object", "concrete.object", Extra(retains: 1, casts: 1))

  /// Erased rows, each of an operation of its own.
  static let extras: [Extra] = [
    Extra(allocations: 1, other: 50), Extra(retains: 2, branches: 3, other: 200),
    Extra(branches: 26, casts: 1, other: 1200), Extra(allocations: 3, retains: -1, checks: 2),
    Extra(allocations: 1, branches: 7, casts: 2, other: 90),
  ]

  /// A row that is compared, as text for `rows`; every count of the reference is 7.
  static func compared(
    _ operation: String,
    _ variant: String,
    _ reference: String,
    _ extra: Extra,
    edges: Double? = nil,
    time: Double? = nil
  ) -> String {
    let own = "\(operation).\(variant)"
    let other = "\(operation).\(reference)"
    let nanoseconds = time ?? extra.time
    let counts = extra.counts + (edges.map { [(.erasedNodesVisited, $0)] } ?? [])
    return counts.map { metric, value in
      "\(own) \(metric.rawValue) \(7 + value)\n\(other) \(metric.rawValue) 7\n"
    }.joined() + "\(own) difference \(nanoseconds) [\(nanoseconds) \(nanoseconds)] \(other)\n"
  }

  /// The erased rows with two edges each.
  static let edges: String = extras.enumerated().map { index, extra in
    compared("ViewUpdate.o\(index)", "anyView.10", "typed.10", extra, edges: 2)
  }.joined()
}
