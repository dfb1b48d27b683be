import Results

/// What comparing trees costs more where nodes are erased, by the mechanism that erases them.
enum DiffingCost {
  /// A sentence for the form of erasure that is cheapest to compare and one for the dearest.
  static func lines(_ evidence: Evidence) -> [String] {
    let rows = evidence.rows(RowPattern("Tree.diff.any*.*"), .difference)
      .filter { $0.value != nil && $0.low != nil }
    var mechanisms: [String: Interval] = [:]
    for row in rows {
      guard let cost = Interval(row.estimate) else { continue }
      let known = mechanisms[row.benchmark.variant] ?? cost
      let low = min(known.low, cost.low)
      let high = max(known.high, cost.high)
      mechanisms[row.benchmark.variant] = Interval((low + high) / 2, low, high)
    }
    let sorted = mechanisms.sorted { ($0.value.low, $0.key) < ($1.value.low, $1.key) }
    guard !sorted.isEmpty else { return [] }
    let parts = sorted.map { name, cost in
      let range = NumberText.interval(cost.low, cost.high, decimals: 1)
      return "- \(MarkdownText.escaped(name)): \(range) ns more a node, whatever changed"
    }
    return ["Comparing erased trees comes on top, and depends on how a node is asked:", ""] + parts
  }
}
