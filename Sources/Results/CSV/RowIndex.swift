/// Finds the row of a benchmark and metric: a hash table that holds places instead of rows.
///
/// A slot holds a hash beside the place, so that neither growing nor passing over other rows has to
/// look at a row.
struct RowIndex: Sendable {
  private struct Slot {
    /// Of the key; without meaning where `place` is negative.
    var hash: UInt32
    var place: Int32
  }

  private var slots = [Slot](repeating: Slot(hash: 0, place: -1), count: 64)
  private var count = 0

  /// Makes room for `rows` rows in all.
  mutating func reserveCapacity(_ rows: Int) {
    while slots.count <= rows * 2 { grow() }
  }

  /// Notes that `row` stands at `place`; returns `false` if its key is taken.
  mutating func insert(_ row: ResultRow, at place: Int, rows: [ResultRow]) -> Bool {
    if count * 2 >= slots.count { grow() }
    let hash = Self.hash(row.benchmark, row.metric)
    let slot = slot(hash, row.benchmark, row.metric, rows)
    guard slots[slot].place < 0 else { return false }
    slots[slot] = Slot(hash: hash, place: Int32(place))
    count += 1
    return true
  }

  /// The place of the row of `metric` for `benchmark`.
  func find(_ benchmark: BenchmarkName, _ metric: Metric, rows: [ResultRow]) -> Int? {
    let place = slots[slot(Self.hash(benchmark, metric), benchmark, metric, rows)].place
    return place < 0 ? nil : Int(place)
  }

  private static func hash(_ benchmark: BenchmarkName, _ metric: Metric) -> UInt32 {
    // 2^32 divided by the golden ratio spreads the metrics of one name (Knuth, TAOCP 3, 6.4).
    benchmark.fingerprint &+ UInt32(metric.ordinal) &* 0x9E37_79B9
  }

  private func slot(
    _ hash: UInt32,
    _ benchmark: BenchmarkName,
    _ metric: Metric,
    _ rows: [ResultRow]
  ) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot].place >= 0 {
      if slots[slot].hash == hash {
        let place = Int(slots[slot].place)
        if rows[place].metric == metric, rows[place].benchmark == benchmark { break }
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    let taken = slots.filter { $0.place >= 0 }
    let mask = slots.count * 2 - 1
    slots = Array(repeating: Slot(hash: 0, place: -1), count: mask + 1)
    for one in taken {
      var slot = Int(one.hash) & mask
      while slots[slot].place >= 0 { slot = (slot + 1) & mask }
      slots[slot] = one
    }
  }
}
