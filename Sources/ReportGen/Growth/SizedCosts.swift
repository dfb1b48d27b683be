import Glibc
import Results

/// What one form of an operation costs as a whole at each of its sizes.
struct SizedCosts {
  /// The cost at one size.
  struct Sample: Equatable {
    let size: Double
    let cost: Interval
  }

  /// The operation, such as `KeyedDiff.swap`.
  let operation: String
  /// The form, such as `concrete`.
  let variant: String
  /// What stands before the sizes, such as `depth`; empty where they stand alone.
  let prefix: String
  /// At least three sizes, ascending.
  let samples: [Sample]

  /// The operation with its form, such as `KeyedDiff.swap.concrete`.
  var name: String { "\(operation).\(variant)" }

  /// The largest size, and the least and largest cost, whose squares and fourth powers a sum holds.
  private static let sizes = 0...1e15
  private static let costs = 1e-30...1e30
  /// The most sizes of one series: more decide no more, and every pair of them is looked at.
  private static let mostSizes = 64

  /// The exponent that a power of the size would have: the slope of the least-squares line through
  /// the logarithms, with the ends that the rows' intervals leave it.
  var exponent: Interval? {
    let figures = samples.map { sample in
      Interval(log(sample.cost.value), log(sample.cost.low), log(sample.cost.high))
    }
    let places = samples.map { log($0.size) }
    return WeightedLine(places, figures, weights: samples.map { _ in 1 })?.slope
  }

  /// The forms that `metric` was measured for at three sizes or more, in file order.
  ///
  /// A row is per operation, and an iteration has so many of them. Where that number grows as the
  /// size does, an operation is a part of the whole, such as a row of a table, and an iteration may
  /// go over the whole more than once, such as there and back: the whole is the row's value times
  /// its size. Where the number is one for all sizes, an operation is the whole. Else the whole is
  /// all that an iteration does.
  static func all(_ metric: Metric, _ evidence: Evidence) -> [SizedCosts] {
    var order: [[String]] = []
    var groups: [[String]: [(size: Double, row: ResultRow)]] = [:]
    for row in evidence.rows(metric) where !row.benchmark.isOf(family: Findings.controlFamily) {
      guard let size = Sweep.Size(row.benchmark.parameter), row.value != nil else { continue }
      let name = row.benchmark
      let key = ["\(name.family).\(name.operation)", name.variant, size.prefix]
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append((size.count, row))
    }
    return order.compactMap { key in
      let rows = (groups[key] ?? []).sorted { $0.size < $1.size }
      guard Set(rows.map(\.size)).count > 2 else { return nil }
      let samples = thinned(whole(rows, evidence))
      return SizedCosts(operation: key[0], variant: key[1], prefix: key[2], samples: samples)
    }.filter { Set($0.samples.map(\.size)).count > 2 }
  }

  private static func whole(
    _ rows: [(size: Double, row: ResultRow)],
    _ evidence: Evidence
  ) -> [Sample] {
    let operations = rows.map { Double(evidence.operations[$0.row.benchmark] ?? 1) }
    let isShare = zip(operations, rows).allSatisfy { $0 / $1.size == operations[0] / rows[0].size }
    let isWhole = operations.allSatisfy { $0 == operations[0] }
    return zip(operations, rows).compactMap { count, sized in
      let cost = sized.row.metric.isExact ? exact(sized.row) : Interval(sized.row.estimate)
      guard let whole = cost?.times(isWhole ? 1 : isShare ? sized.size : count),
        sizes.contains(sized.size), costs.contains(whole.low), costs.contains(whole.high)
      else { return nil }
      return Sample(size: sized.size, cost: whole)
    }
  }

  /// As many samples as are used, the first and the last among them.
  private static func thinned(_ samples: [Sample]) -> [Sample] {
    guard samples.count > mostSizes else { return samples }
    return (0..<mostSizes).map { samples[$0 * (samples.count - 1) / (mostSizes - 1)] }
  }

  private static func exact(_ row: ResultRow) -> Interval? {
    row.value.map { Interval($0, $0, $0) }
  }
}
