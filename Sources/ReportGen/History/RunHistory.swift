import Results

/// Saved runs in the order in which they were taken, and what of one can be held against the next.
struct RunHistory {
  /// The runs, oldest first.
  let runs: [ComparedRun]
  /// For each run, the facts in which it differs from the one before it and must not.
  ///
  /// A level ends where there are any; there are none for the first run.
  let breaks: [[ManifestMismatch]]

  /// Sorts runs by their start; those of one second keep their order.
  init(_ runs: [ComparedRun]) {
    let sorted = runs.enumerated().sorted { one, other in
      (one.element.manifest.started, one.offset) < (other.element.manifest.started, other.offset)
    }.map(\.element)
    self.runs = sorted
    breaks = sorted.indices.map { index in
      index == 0 ? [] : ManifestMismatch.all(sorted[index - 1].manifest, sorted[index].manifest)
    }
  }

  /// Every benchmark and metric that more than one run has, in the order of the latest run, then
  /// of what earlier runs alone had.
  var series: [RowHistory] {
    var seen: Set<Key> = []
    let keys = runs.reversed().flatMap(\.table.rows)
      .filter { $0.metric != .difference }
      .map { Key(benchmark: $0.benchmark, metric: $0.metric) }
      .filter { seen.insert($0).inserted }
    return keys.compactMap { key in
      let rows = runs.map { $0.table[key.benchmark, key.metric] }
      guard rows.count(where: { $0?.value != nil }) > 1 else { return nil }
      return RowHistory(key.benchmark, key.metric, rows: rows, breaks: breaks.map { !$0.isEmpty })
    }
  }

  private struct Key: Hashable {
    var benchmark: BenchmarkName
    var metric: Metric
  }
}

/// One metric of one benchmark over the runs.
///
/// A level is a stretch of runs that one figure could explain: there is a number within the
/// intervals of all of them. Where the next interval holds no such number, a new level begins, and
/// that is a change point. Exact figures have no interval, so each different figure is a new level;
/// a time or ratio must also move by `leastChange`, which is more than code placement alone does to
/// most rows. A level of a single run at the end is unconfirmed: one run is rarely enough.
struct RowHistory {
  /// The least change of a time or ratio that counts, as a ratio.
  static let leastChange = 1.05

  /// A change between two levels.
  struct Change: Equatable {
    /// The first run of the new level.
    var run: Int
    /// The figure of the level before: the median over its runs.
    var before: Double
    /// The figure of the new level.
    var after: Double
    /// Whether a second run agrees with the new level.
    var isConfirmed: Bool
  }

  let benchmark: BenchmarkName
  let metric: Metric
  /// The row of each run, where it has one.
  let rows: [ResultRow?]
  /// The figure of each run, where it has one.
  var values: [Double?] { rows.map { $0?.value } }
  /// The change points, oldest first.
  let changes: [Change]

  /// Finds the levels.
  ///
  /// - Parameters:
  ///   - benchmark: The benchmark of the series.
  ///   - metric: Its metric.
  ///   - rows: The row of each run; a row without a value is passed over.
  ///   - breaks: For each run, whether it can not be held against the one before it.
  init(_ benchmark: BenchmarkName, _ metric: Metric, rows: [ResultRow?], breaks: [Bool]) {
    self.benchmark = benchmark
    self.metric = metric
    self.rows = rows
    var levels: [Level] = []
    var isBroken = false
    for (run, row) in rows.enumerated() {
      if breaks[run] { isBroken = true }
      guard let row, let value = row.value else { continue }
      // An estimate without an interval says nothing of what other figures it could be.
      guard let low = metric.isExact ? value : row.low, let high = metric.isExact ? value : row.high
      else { continue }
      let taken = !isBroken && levels.last?.accepts(low, high) == true
      if taken {
        levels[levels.count - 1].append(value, low, high)
      } else {
        levels.append(Level(run: run, value, low, high, isComparable: !isBroken))
      }
      isBroken = false
    }
    changes = zip(levels, levels.dropFirst()).compactMap { before, after in
      after.isComparable ? Self.change(before, after, metric) : nil
    }
  }

  private static func change(_ before: Level, _ after: Level, _ metric: Metric) -> Change? {
    let (old, new) = (before.figure, after.figure)
    if !metric.isExact {
      guard old > 0, new > 0, max(old / new, new / old) >= leastChange else { return nil }
    }
    return Change(
      run: after.run,
      before: old,
      after: new,
      isConfirmed: metric.isExact || after.values.count > 1
    )
  }
}

/// A stretch of runs with a figure that lies within all their intervals.
private struct Level {
  let run: Int
  /// Whether the level before it was taken by a comparable run.
  let isComparable: Bool
  private(set) var values: [Double]
  private var low: Double
  private var high: Double

  init(run: Int, _ value: Double, _ low: Double, _ high: Double, isComparable: Bool) {
    self.run = run
    self.isComparable = isComparable
    values = [value]
    self.low = low
    self.high = high
  }

  var figure: Double { median(values) ?? values[0] }

  func accepts(_ low: Double, _ high: Double) -> Bool {
    max(self.low, low) <= min(self.high, high)
  }

  mutating func append(_ value: Double, _ low: Double, _ high: Double) {
    values.append(value)
    self.low = max(self.low, low)
    self.high = min(self.high, high)
  }
}
