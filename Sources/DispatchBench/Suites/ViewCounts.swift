import Measurement
import Results

/// What is left of each row of view trees in the built binary.
///
/// The numbers are of one pass, there and back; a pass over a table has many operations, so a
/// number divided by them is what one row of the table costs.
enum ViewCounts {
  /// What is left of one pass; `nil` where nothing is said.
  struct Counts {
    var allocations: Int? = 0
    /// Where memory is made and freed the heap branches as it sees fit, and nothing is said; nor is
    /// it where code for several views may be merged into one that calls through a pointer.
    var branches: Int? = 0
    var retains: Int? = 0
    var casts: Int? = 0
    var exclusivity: Int? = 0
  }

  private static let all = viewBuild.merging(viewDiff) { first, _ in first }
    .merging(viewUpdate) { first, _ in first }
    .merging(kept) { first, _ in first }
    .merging(arrays) { first, _ in first }
    .merging(shapes) { first, _ in first }

  /// The rows of some comparisons, each with its declaration.
  static func declared(_ comparisons: [Comparison]) -> [Benchmark] {
    comparisons.flatMap(\.benchmarks).map { $0.leaving(leaves($0)) }
  }

  private static func leaves(_ benchmark: Benchmark) -> Remains {
    guard let counts = all["\(benchmark.name)"] else {
      return Remains.declared.reduce(.nothing) {
        $0.unsaid($1, because: "run only at full effort; smaller trees of the shape declare theirs")
      }
    }
    let said: [(Metric, Int?)] = [
      (.allocations, counts.allocations), (.indirectBranches, counts.branches),
      (.retains, counts.retains), (.dynamicCasts, counts.casts),
      (.exclusivityChecks, counts.exclusivity),
    ]
    return said.reduce(.nothing) { remains, fact in
      guard let count = fact.1 else {
        return counts.allocations == 0
          ? remains.throughMergedWitnesses
          : remains.unsaid(fact.0, because: "making and freeing memory branches in the runtime")
      }
      return remains.and(fact.0, count, per: benchmark.operationsPerIteration)
    }
  }
}
