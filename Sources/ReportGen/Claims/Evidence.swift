import Results

/// A run as claims and answers ask it: rows by pattern, twins, and what its noise allows to say.
struct Evidence: Sendable {
  /// The rows of the run.
  let results: ResultTable
  /// The ratio below which no difference is claimed.
  let floor: Double
  /// How many operations an iteration of each benchmark of the manifest has.
  let operations: [BenchmarkName: Int]
  private let places: [Metric: [FamilyPlaces]]
  private let references: [BenchmarkName: BenchmarkName]

  /// Reads a run.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  init(_ results: ResultTable, _ manifest: Manifest) {
    self.results = results
    floor = manifest.layoutFloor.value ?? Findings.floorIfUnknown
    var places = FamilyPlaces.Table()
    var references: [BenchmarkName: BenchmarkName] = [:]
    var operations: [BenchmarkName: Int] = [:]
    for place in results.rows.indices {
      places.add(place, of: results)
      if let reference = results.rows[place].reference {
        references[results.rows[place].benchmark] = reference
      }
    }
    for described in manifest.benchmarks {
      guard let name = BenchmarkName(described.name) else { continue }
      operations[name] = described.operationsPerIteration
      guard references[name] == nil else { continue }
      references[name] = described.reference.flatMap(BenchmarkName.init)
    }
    self.places = places.byMetric
    self.references = references
    self.operations = operations
  }

  /// The rows of `metric` whose benchmarks fit `pattern`, in file order.
  func rows(_ pattern: RowPattern, _ metric: Metric) -> [ResultRow] {
    (places[metric] ?? []).filter { pattern.matches(family: $0.family) }
      .flatMap { $0.places.map { results.rows[$0] }.filter { pattern.matches($0.benchmark) } }
  }

  /// Every row of `metric`, in file order.
  func rows(_ metric: Metric) -> [ResultRow] {
    (places[metric] ?? []).flatMap { $0.places.map { results.rows[$0] } }
  }

  /// The row of the same metric for the benchmark that `row`'s is compared with.
  func twin(of row: ResultRow) -> ResultRow? {
    references[row.benchmark].flatMap { results[$0, row.metric] }
  }

  /// The row of `metric` for the benchmark called `name`, or `nil` if the run has no value of it.
  func row(_ name: String, _ metric: Metric) -> ResultRow? {
    guard let row = BenchmarkName(name).flatMap({ results[$0, metric] }), row.value != nil else {
      return nil
    }
    return row
  }

  /// No cost or count of an operation is larger; a sum of products of larger ones might overflow.
  private static let largest = 1e15

  /// The difference in time from the benchmark it is compared with, or `nil` if it has no interval.
  func difference(of benchmark: BenchmarkName) -> Interval? {
    Interval(results[benchmark, .difference]?.estimate).flatMap { difference in
      max(-difference.low, difference.high, abs(difference.value)) < Self.largest ? difference : nil
    }
  }

  /// How much more of `metric` a benchmark has than the one it is compared with, or `nil` if one of
  /// them has no value of it.
  func extra(_ metric: Metric, of benchmark: BenchmarkName) -> Double? {
    guard let own = results[benchmark, metric], let value = own.value,
      let other = twin(of: own)?.value
    else { return nil }
    let extra = value - other
    return abs(extra) < Self.largest ? extra : nil
  }
}
