import Measurement
import Results

/// What `count --format json` prints.
struct CountDocument: Encodable {
  var schema = 1
  var benchmarks: [CountElement]

  init(_ benchmarks: [Benchmark], _ counts: [BenchmarkCount]) {
    self.benchmarks = zip(benchmarks, counts).map(CountElement.init)
  }
}

/// One benchmark in what `count --format json` prints.
struct CountElement: Encodable {
  /// One metric, per operation.
  struct Figure: Encodable {
    /// The count as a number; none where the two processes differ.
    var value: Double?
    /// The count without rounding, where it is no whole number: `7/8`.
    var exact: String?
    /// What each process counted, where they differ.
    var counted: [String]?

    init(_ figure: BenchmarkCount.Figure) {
      switch figure {
      case .exact(let count):
        value = count.value
        exact = count.denominator == 1 ? nil : count.description
      case .unstable(let first, let second):
        counted = [first.description, second.description]
      }
    }
  }

  /// The benchmark's name.
  var benchmark: String
  /// The name of the one that it is compared with.
  var reference: String?
  /// What it declares.
  var leaves: String
  /// What it declares and does not keep, a sentence each.
  var broken: [String]
  /// `ok`, or what became of it.
  var status: RowStatus
  /// Why there are no counts.
  var reason: String?
  /// The counts by the names that results.csv gives them.
  var counts: [String: Figure]

  init(_ benchmark: Benchmark, _ count: BenchmarkCount) {
    self.benchmark = benchmark.name.description
    reference = benchmark.reference?.description
    leaves = benchmark.leaves.description
    broken = benchmark.leaves.broken(by: count).map(\.description)
    status = count.loss?.status ?? .ok
    reason = count.loss?.reason
    let figures = count.figures.map { ($0.key.rawValue, Figure($0.value)) }
    counts = Dictionary(figures) { first, _ in first }
  }
}
