/// Finds the row of a benchmark and metric: a hash table that holds places instead of rows.
struct RowIndex: Sendable {
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  private var count = 0

  /// Notes that `row` stands at `place`; returns `false` if its key is taken.
  mutating func insert(_ row: ResultRow, at place: Int, rows: [ResultRow]) -> Bool {
    if count * 2 >= slots.count { grow(rows) }
    let slot = slot(row.benchmark, row.metric, rows)
    guard slots[slot] < 0 else { return false }
    slots[slot] = Int32(place)
    count += 1
    return true
  }

  /// The place of the row of `metric` for `benchmark`.
  func find(_ benchmark: BenchmarkName, _ metric: Metric, rows: [ResultRow]) -> Int? {
    let place = slots[slot(benchmark, metric, rows)]
    return place < 0 ? nil : Int(place)
  }

  private func slot(_ benchmark: BenchmarkName, _ metric: Metric, _ rows: [ResultRow]) -> Int {
    var hasher = Hasher()
    hasher.combine(benchmark)
    hasher.combine(metric)
    let mask = slots.count - 1
    var slot = hasher.finalize() & mask
    while slots[slot] >= 0 {
      let row = rows[Int(slots[slot])]
      if row.metric == metric, row.benchmark == benchmark { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow(_ rows: [ResultRow]) {
    let places = slots.filter { $0 >= 0 }
    slots = Array(repeating: -1, count: slots.count * 2)
    for place in places {
      let row = rows[Int(place)]
      slots[slot(row.benchmark, row.metric, rows)] = place
    }
  }
}
