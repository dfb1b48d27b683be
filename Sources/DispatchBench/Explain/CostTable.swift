import Measurement
import Results

/// What an operation takes beside what its reference takes, exactly.
enum CostTable {
  /// The section; the reason where nothing was counted.
  static func text(_ counts: CountsOfOne) -> String {
    guard let own = counts.own else {
      return "Per operation\n  not counted: \(counts.reason ?? "no reason is known")"
    }
    let metrics = BenchmarkCount.metrics.filter { metric in
      [own, counts.reference].contains { ($0?.figures[metric]).map { !$0.isZero } ?? false }
    }
    var columns = [TextTable.Column("", .left), TextTable.Column("this", .right)]
    if counts.reference != nil {
      columns += [TextTable.Column("reference", .right), TextTable.Column("more", .right)]
    }
    var table = TextTable(columns: columns)
    for metric in metrics {
      var row = [words(metric), cell(own.figures[metric])]
      if let reference = counts.reference {
        row += [cell(reference.figures[metric]), difference(metric, own, reference)]
      }
      table.append(row)
    }
    let lines = table.terminalLines().map { "  " + $0 }
    let isRounded = lines.contains { $0.contains("~") }
    let title =
      "Per operation, counted by \(counts.instrument); exact"
      + (isRounded ? ", ~ where a fraction is rounded for this screen" : "")
    return ([title] + lines).joined(separator: "\n")
  }

  private static func difference(
    _ metric: Metric,
    _ own: BenchmarkCount,
    _ reference: BenchmarkCount
  ) -> String {
    guard let one = own.exact(metric), let other = reference.exact(metric) else { return "" }
    return (one - other).signed
  }

  private static func cell(_ figure: BenchmarkCount.Figure?) -> String {
    switch figure {
    case .exact(let count)?: count.shown
    case .unstable?: RowStatus.unstable.rawValue
    case nil: ""
    }
  }

  private static func words(_ metric: Metric) -> String {
    metric.rawValue.replacing("_", with: " ")
  }
}

extension BenchmarkCount.Figure {
  /// Whether there was nothing to count, for certain.
  var isZero: Bool { self == .exact(Rational(0)) }
}
