import Results

/// A run as claims and answers ask it: rows by pattern, twins, and what its noise allows to say.
struct Evidence: Sendable {
  /// The rows of the run.
  let results: ResultTable
  /// The ratio below which no difference is claimed.
  let floor: Double
  private let places: [Metric: [Int]]
  private let references: [BenchmarkName: BenchmarkName]

  /// Reads a run.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  init(_ results: ResultTable, _ manifest: Manifest) {
    self.results = results
    floor = manifest.layoutFloor.value ?? Findings.floorIfUnknown
    var places: [Metric: [Int]] = [:]
    var references: [BenchmarkName: BenchmarkName] = [:]
    for (place, row) in results.rows.enumerated() {
      places[row.metric, default: []].append(place)
      if let reference = row.reference { references[row.benchmark] = reference }
    }
    for described in manifest.benchmarks {
      guard let name = BenchmarkName(described.name), references[name] == nil else { continue }
      references[name] = described.reference.flatMap(BenchmarkName.init)
    }
    self.places = places
    self.references = references
  }

  /// The rows of `metric` whose benchmarks fit `pattern`, in file order.
  func rows(_ pattern: RowPattern, _ metric: Metric) -> [ResultRow] {
    (places[metric] ?? []).lazy.map { results.rows[$0] }.filter { pattern.matches($0.benchmark) }
  }

  /// Every row of `metric`, in file order.
  func rows(_ metric: Metric) -> [ResultRow] {
    (places[metric] ?? []).map { results.rows[$0] }
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
}
