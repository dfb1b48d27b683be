import Results

/// How long a call takes against how many indirect branches it has.
enum BranchChart {
  /// Draws the chart, or `nil` with fewer than six calls that have both figures.
  static func chart(of evidence: Evidence) -> Chart? {
    let rows = evidence.rows(RowPattern("Dispatch.*.*.*"), .difference)
    let points = rows.compactMap { point(of: $0, evidence) }
    guard points.count > 5 else { return nil }
    var groups: [String: [XYChart.Sample]] = [:]
    var order: [String] = []
    for (row, sample) in points {
      let operation = row.benchmark.operation
      if groups[operation] == nil { order.append(operation) }
      groups[operation, default: []].append(sample)
    }
    let samples = points.map(\.sample)
    return XYChart(
      name: "branches-time",
      title: title(samples),
      x: .whole("indirect branches per call beyond the reference", holding: samples.map(\.x)),
      y: .linear(
        "ns per call beyond the reference",
        holding: samples.flatMap { [$0.y.low, $0.y.high] }
      ),
      series: order.enumerated().map { index, name in
        let offset = (Double(index) - Double(order.count - 1) / 2) * 0.7 / Double(order.count)
        return XYChart.Series(
          name: name,
          samples: (groups[name] ?? []).map { $0.moved(by: offset) },
          isJoined: false
        )
      },
      note: "One mark a form of a call; equal counts of branches with unequal times are what"
        + " branch prediction, retains and exclusivity checks add."
    ).chart
  }

  private static func point(
    of row: ResultRow,
    _ evidence: Evidence
  ) -> (row: ResultRow, sample: XYChart.Sample)? {
    guard let estimate = row.estimate, let interval = Interval(estimate),
      let branches = evidence.results[row.benchmark, .indirectBranches],
      let own = branches.value, let other = evidence.twin(of: branches)?.value
    else { return nil }
    let tip =
      "\(row.benchmark): \(FigureText.figure(estimate, .difference)),"
      + " \(NumberText.count(own - other)) branches more"
    return (row, XYChart.Sample(x: own - other, y: interval, tip: tip))
  }

  /// The median of calls without a branch more beside that of calls with one.
  private static func title(_ samples: [XYChart.Sample]) -> String {
    let none = Estimate(medianOf: samples.filter { $0.x == 0 }.map(\.y.value))
    let one = Estimate(medianOf: samples.filter { $0.x == 1 }.map(\.y.value))
    guard let none, let one, one.value > none.value else { return "Indirect branches and time" }
    let least = [none.value, none.low, none.high].compactMap(\.self).map(abs).max() ?? 0
    return "Calls with one indirect branch more take \(FigureText.nanoseconds(one)) more in the"
      + " median, calls with none \(NumberText.below(nanoseconds: least))"
  }
}

extension XYChart.Sample {
  /// The same figure drawn a little aside, so that equal counts do not cover each other.
  fileprivate func moved(by offset: Double) -> XYChart.Sample {
    XYChart.Sample(x: x + offset, y: y, tip: tip)
  }
}
