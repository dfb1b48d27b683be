/// Words the rows of a benchmark from what the launches say.
struct RowBuilder {
  let selection: Selection
  let emptyLoop: BenchmarkName?
  let omissions: [Omission]
  let launches: [LaunchSummary]
  let speed: MachineSpeed

  /// The rows of `benchmark`: time, then ratio and difference where it has a reference.
  func rows(for benchmark: BenchmarkName) -> [ResultRow] {
    let time = timeRow(benchmark)
    guard let reference = selection.reference(of: benchmark) else { return [time] }
    return [time] + pairRows(benchmark, reference, time: time)
  }

  private func timeRow(_ benchmark: BenchmarkName) -> ResultRow {
    let row = ResultRow(benchmark: benchmark, metric: .time, value: nil, n: 0)
    if let lost = lost(benchmark) { return row.lost(lost) }
    let times = launches.compactMap { $0.time[benchmark] }
    guard let estimate = Estimate(medianOf: times) else {
      return row.lost(Omission(subject: "", reason: "no sample was taken"))
    }
    if let bound = resolution(benchmark, estimate) {
      return row.belowResolution(
        bound,
        n: estimate.n,
        note: "not distinguishable from the empty loop"
      )
    }
    let hasEmptyLoop = launches.contains { $0.loopCost != nil }
    return row.measured(
      estimate,
      units: units { $0.time[benchmark] },
      note: hasEmptyLoop ? "" : "no empty loop was measured, so resolution is unknown",
      scale: speed.widen
    )
  }

  private func pairRows(
    _ benchmark: BenchmarkName,
    _ reference: BenchmarkName,
    time: ResultRow
  ) -> [ResultRow] {
    let rows = [Metric.ratio, .difference].map {
      ResultRow(benchmark: benchmark, metric: $0, value: nil, n: 0, reference: reference)
    }
    if let lost = lost(benchmark) ?? lost(reference).map({ $0.ofReference(reference) }) {
      return rows.map { $0.lost(lost) }
    }
    guard let logRatio = Estimate(medianOf: launches.compactMap { $0.logRatio[benchmark] }),
      let difference = Estimate(medianOf: launches.compactMap { $0.difference[benchmark] })
    else {
      let never = Omission(subject: "", reason: "never measured beside \(reference)")
      return rows.map { $0.lost(never) }
    }
    return [
      ratioRow(rows[0], logRatio, time: time, other: timeRow(reference)),
      rows[1].measured(difference, units: units { $0.difference[benchmark] }),
    ]
  }

  private func ratioRow(
    _ row: ResultRow,
    _ logRatio: Estimate,
    time: ResultRow,
    other: ResultRow
  ) -> ResultRow {
    let below = [time, other].filter { $0.status == .belowResolution }.map(\.benchmark.description)
    guard below.isEmpty else {
      let subject = below.joined(separator: " and ")
      return row.belowResolution(
        nil,
        n: logRatio.n,
        note: "no ratio: \(subject) is not distinguishable from the empty loop"
      )
    }
    return row.measured(
      logRatio,
      units: units { $0.logRatio[row.benchmark] },
      scale: \.exponential
    )
  }

  /// What every launch says about a quantity, with its build.
  private func units(
    _ quantity: (LaunchSummary) -> Double?
  ) -> [(build: Int, value: Double)] {
    launches.compactMap { launch in quantity(launch).map { (launch.key.build, $0) } }
  }

  private func lost(_ benchmark: BenchmarkName) -> Omission? {
    let found = omissions.filter { $0.covers(benchmark) }
    // A crash or a time-out says more than that its family was left out.
    return found.first { $0.status != .notMeasured } ?? found.first
  }

  private func resolution(_ benchmark: BenchmarkName, _ estimate: Estimate) -> Double? {
    let times = launches.compactMap { $0.time[benchmark] }
    if benchmark == emptyLoop { return estimate.high ?? times.max() }
    let operations = selection.operationsPerIteration(benchmark)
    let net = launches.compactMap { launch -> Double? in
      guard let time = launch.time[benchmark], let loop = launch.loopCost else { return nil }
      return time - loop / operations
    }
    return Resolution(net: net).bound
  }
}

extension Omission {
  fileprivate func ofReference(_ reference: BenchmarkName) -> Omission {
    Omission(subject: subject, reason: "its reference \(reference) was lost: \(reason)")
  }
}

extension ResultRow {
  fileprivate func lost(_ omission: Omission) -> ResultRow {
    var row = self
    row.status = omission.status
    row.note = omission.reason
    return row
  }

  fileprivate func belowResolution(_ bound: Double?, n: Int, note: String) -> ResultRow {
    var row = self
    row.high = bound
    row.n = n
    row.status = .belowResolution
    row.note = note
    return row
  }

  /// The row with `estimate` as its value; a missing interval is explained.
  func measured(_ estimate: Estimate, note: String) -> ResultRow {
    var row = self
    row.value = estimate.value
    row.low = estimate.low
    row.high = estimate.high
    row.n = estimate.n
    let fewest = OrderStatisticRanks.fewestFor95Percent
    let missing = estimate.low == nil ? "no interval: fewer than \(fewest) launches" : ""
    row.note = [note, missing].filter { !$0.isEmpty }.joined(separator: "; ")
    return row
  }
}
