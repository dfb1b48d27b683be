@testable import Results

/// Rows written as a reader would say them, one a line and `;` for a line's end:
/// `Boxing.store.any.24B allocations 0`,
/// `Boxing.store.some.24B ratio 1.01 [0.99 1.02] Boxing.store.concrete.24B`.
func rows(_ text: String) -> [ResultRow] {
  text.split { $0 == "\n" || $0 == ";" }.filter { !$0.allSatisfy(\.isWhitespace) }.map { line in
    let fields = line.split { " []".contains($0) }.map(String.init)
    guard fields.count > 2, let name = BenchmarkName(fields[0]),
      let metric = Metric(rawValue: fields[1])
    else { preconditionFailure("'\(line)' is no row") }
    let ends = fields.dropFirst(3).compactMap(Double.init)
    let isComparison = metric == .ratio || metric == .difference
    return ResultRow(
      benchmark: name,
      metric: metric,
      value: Double(fields[2]),
      low: ends.first,
      high: ends.last,
      n: 9,
      reference: fields.dropFirst(3).compactMap { BenchmarkName($0) }.first
        ?? (isComparison ? name.twin("concrete") : nil)
    )
  }
}

/// `base` with each row of `changes` in the place of its key, or at the end.
func changed(_ base: [ResultRow], by changes: [ResultRow]) -> [ResultRow] {
  var result = base
  for change in changes {
    let place = result.firstIndex {
      $0.benchmark == change.benchmark && $0.metric == change.metric
    }
    if let place { result[place] = change } else { result.append(change) }
  }
  return result
}
