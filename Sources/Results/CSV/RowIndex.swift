/// Finds the row of a benchmark and metric: a hash table of benchmarks, and for each a chain through
/// its rows.
///
/// Rows of one benchmark mostly follow each other, so that a chain lies together in memory where a
/// hash of every row would be scattered over it.
struct RowIndex: Sendable {
  /// The benchmarks that have a row, in the order in which they first occur.
  private(set) var benchmarks: [BenchmarkName] = []
  private var chains: [Chain] = []
  private var links: [Link] = []
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  /// The benchmark of the last row, by its place in ``benchmarks``.
  private var latest = -1

  private struct Chain {
    var first: Int32
    var last: Int32
  }

  /// What stands for the row at the same place.
  private struct Link {
    /// The next row of the same benchmark, or -1.
    var next: Int32 = -1
    var metric: UInt8
  }

  /// Notes the next row; returns `false` if its benchmark has a row of this metric already.
  ///
  /// - Complexity: O(*m*) comparisons, where *m* is the number of the benchmark's metrics.
  mutating func append(_ benchmark: BenchmarkName, _ metric: Metric) -> Bool {
    let place = Int32(links.count)
    let number = latest >= 0 && benchmarks[latest] == benchmark ? latest : number(of: benchmark)
    guard let number else {
      add(benchmark, Chain(first: place, last: place))
      links.append(Link(metric: UInt8(metric.ordinal)))
      return true
    }
    guard find(in: chains[number], metric) == nil else { return false }
    links[Int(chains[number].last)].next = place
    chains[number].last = place
    links.append(Link(metric: UInt8(metric.ordinal)))
    latest = number
    return true
  }

  /// The place of the row of `metric` for `benchmark`.
  func find(_ benchmark: BenchmarkName, _ metric: Metric) -> Int? {
    number(of: benchmark).flatMap { find(in: chains[$0], metric) }
  }

  /// The place of `benchmark` in ``benchmarks``, or `nil` if it has no row.
  func number(of benchmark: BenchmarkName) -> Int? {
    let number = slots[slot(of: benchmark)]
    return number < 0 ? nil : Int(number)
  }

  /// Makes room for `rows` rows in all.
  mutating func reserveCapacity(_ rows: Int) { links.reserveCapacity(rows) }

  private func find(in chain: Chain, _ metric: Metric) -> Int? {
    var place = chain.first
    while place >= 0 {
      if links[Int(place)].metric == metric.ordinal { return Int(place) }
      place = links[Int(place)].next
    }
    return nil
  }

  private mutating func add(_ benchmark: BenchmarkName, _ chain: Chain) {
    if (benchmarks.count + 1) * 2 > slots.count { grow() }
    slots[slot(of: benchmark)] = Int32(benchmarks.count)
    latest = benchmarks.count
    benchmarks.append(benchmark)
    chains.append(chain)
  }

  private func slot(of benchmark: BenchmarkName) -> Int {
    let mask = slots.count - 1
    var slot = Int(benchmark.fingerprint) & mask
    while slots[slot] >= 0, benchmarks[Int(slots[slot])] != benchmark { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: -1, count: mask + 1)
    for (number, name) in benchmarks.enumerated() {
      var slot = Int(name.fingerprint) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(number)
    }
  }
}
