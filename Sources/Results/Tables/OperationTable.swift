/// One operation of a family in all its forms: a row a benchmark, cause beside effect.
public struct OperationTable: Sendable, Equatable {
  /// The family and operation, such as `Boxing.store`.
  public let title: String
  /// The family.
  public let family: String
  /// The texts; the first column names the form.
  public let table: TextTable

  /// Lays out the rows of a run: a table for each family and operation, in the order in which
  /// they first occur in `benchmarks`, then in `results`.
  ///
  /// - Parameters:
  ///   - results: The rows.
  ///   - benchmarks: The benchmarks of the run, which give order and notes.
  /// - Returns: The tables; each benchmark with a row is in one of them.
  /// - Complexity: O(*n*) look-ups in the number of rows.
  public static func tables(
    of results: ResultTable,
    benchmarks: [BenchmarkDescription]
  ) -> [OperationTable] {
    var groups: [String: [BenchmarkName]] = [:]
    var order: [String] = []
    var seen: Set<BenchmarkName> = []
    let described = benchmarks.compactMap { BenchmarkName($0.name) }.filter(results.contains)
    for name in described + results.benchmarks where seen.insert(name).inserted {
      let title = "\(name.family).\(name.operation)"
      if groups[title] == nil { order.append(title) }
      groups[title, default: []].append(name)
    }
    let notes = Dictionary(benchmarks.map { ($0.name, $0.note) }, uniquingKeysWith: { $1 })
    let tables = order.compactMap { title in groups[title].map { (title: title, names: $0) } }
    return concurrentMap(tables) { OperationTable(title: $0.title, $0.names, results, notes) }
  }

  private init(
    title: String,
    _ names: [BenchmarkName],
    _ results: ResultTable,
    _ notes: [String: String]
  ) {
    self.title = title
    family = names[0].family
    let columns = TableColumn.columns(for: names, in: results, notes: notes)
    var table = TextTable(
      columns: [TextTable.Column(title, .left)]
        + columns.map { TextTable.Column($0.title, $0.alignment) }
    )
    for name in names {
      let form = name.parameter.isEmpty ? name.variant : "\(name.variant), \(name.parameter)"
      table.append([form] + columns.map { $0.text(name) })
    }
    self.table = table
  }
}
