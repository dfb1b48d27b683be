import Measurement
import Results

/// The table that `count` prints: one for each operation, a row a benchmark, a column a metric.
enum CountTable {
  /// Metrics with a column of their own, with its title; a column of zeros is left out.
  private static let columns: [(metric: Metric, title: String)] = [
    (.instructions, "instr"), (.loads, "loads"), (.stores, "stores"),
    (.conditionalBranches, "cond"), (.conditionalMispredictions, "mispred"),
    (.indirectBranches, "indirect"), (.indirectMispredictions, "mispred"),
    (.retains, "retains"), (.releases, "releases"), (.objectAllocations, "objects"),
    (.mallocCalls, "mallocs"), (.boxProjections, "projections"), (.dynamicCasts, "casts"),
    (.conformanceLookups, "look-ups"), (.exclusivityChecks, "exclusivity"),
    (.textBytes, "text B"),
  ]

  /// The tables of `counts`, in their order.
  static func text(of counts: [BenchmarkCount]) -> String {
    var order: [String] = []
    let groups = Dictionary(grouping: counts) { count in
      let title = "\(count.benchmark.family).\(count.benchmark.operation)"
      if !order.contains(title) { order.append(title) }
      return title
    }
    return order.map { table($0, groups[$0] ?? []) }.joined(separator: "\n\n")
  }

  private static func table(_ title: String, _ counts: [BenchmarkCount]) -> String {
    let shown = columns.filter { column in
      counts.contains { $0.figures[column.metric].map { $0 != .exact(Rational(0)) } ?? false }
    }
    var table = TextTable(
      columns: [TextTable.Column(title, .left)]
        + shown.map { TextTable.Column($0.title, .right) }
    )
    for count in counts {
      let name = count.benchmark
      let form = name.parameter.isEmpty ? name.variant : "\(name.variant), \(name.parameter)"
      table.append([form] + shown.map { cell($0.metric, of: count) })
    }
    return table.terminalLines().joined(separator: "\n")
  }

  private static func cell(_ metric: Metric, of count: BenchmarkCount) -> String {
    switch count.figures[metric] {
    case .exact(let figure)?: figure.shown
    case .unstable?: RowStatus.unstable.rawValue
    case nil: count.loss?.status.rawValue ?? ""
    }
  }
}

extension Rational {
  /// The exact figure where three digits behind the point say it, else about what it is.
  var shown: String {
    let text = NumberText.count(value)
    return Double(text) == value ? text : "~" + text
  }
}
