import Measurement
import Results

/// What the benchmarks of a selection were found to do, before any time was taken.
struct FoundFacts {
  /// Two benchmarks that are to be compared and do not do the same.
  struct Disagreement: CustomStringConvertible, Equatable {
    let benchmark: BenchmarkName
    let reference: BenchmarkName
    let words: String

    var description: String { "\(benchmark) does other work than \(reference): \(words)" }
  }

  private let facts: [BenchmarkName: WorkFacts]
  /// Every benchmark that does other work than its reference.
  let disagreements: [Disagreement]

  /// Carries out the work of the benchmarks that keep books of it.
  init(_ benchmarks: [Benchmark]) {
    let found = benchmarks.compactMap { benchmark in
      benchmark.findFacts.map { (benchmark.name, $0()) }
    }
    let facts = Dictionary(found) { first, _ in first }
    self.facts = facts
    disagreements = benchmarks.flatMap { benchmark -> [Disagreement] in
      guard let reference = benchmark.reference, let own = facts[benchmark.name],
        let other = facts[reference]
      else { return [] }
      return own.disagreements(with: other).map {
        Disagreement(benchmark: benchmark.name, reference: reference, words: $0)
      }
    }
  }

  /// The rows of each benchmark, in the order of the metrics.
  var rows: [BenchmarkName: [ResultRow]] {
    Dictionary(
      uniqueKeysWithValues: facts.map { name, facts in
        let rows = Self.metrics.compactMap { metric in
          facts.counts[metric].map {
            ResultRow(
              benchmark: name,
              metric: metric,
              value: $0,
              n: 1,
              note: "as the engine counts"
            )
          }
        }
        return (name, rows)
      }
    )
  }

  /// The metrics that work can give.
  static let metrics: [Metric] = [
    .nodesVisited, .bodiesRun, .hostOperations, .typeChecks, .indirectCalls,
    .equalityCuts, .erasedNodesVisited,
  ]

  /// Says on standard error what disagrees; whether nothing does.
  func agree() -> Bool {
    for disagreement in disagreements { Terminal.complain("Error: \(disagreement)") }
    return disagreements.isEmpty
  }
}
