internal import Glibc

/// The ratio below which a run claims no difference: how far clones of one loop differ in it.
///
/// Clones run the same instructions at other addresses, so what tells them apart is code
/// placement alone, and a difference of that size between other rows may be nothing else. The far
/// end of each clone's interval counts, in whichever direction it lies.
///
/// - Parameters:
///   - rows: The rows of the run.
///   - clones: The benchmarks that are clones of their reference.
/// - Returns: A ratio of at least 1, or why there is none.
public func layoutFloor(
  of rows: some Sequence<ResultRow>,
  clones: Set<BenchmarkName>
) -> Knowable<Double> {
  var floor: Double?
  for row in rows where row.metric == .ratio && clones.contains(row.benchmark) {
    guard let value = row.value else { continue }
    let ends = [value, row.low ?? value, row.high ?? value]
    let far = ends.map { abs(log($0)) }.max() ?? 0
    floor = max(floor ?? 1, exp(far))
  }
  return floor.map { .known($0) } ?? .unknown(because: "no layout clone was measured")
}
