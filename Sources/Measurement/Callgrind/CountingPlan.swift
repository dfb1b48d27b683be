import Results

/// What one process under callgrind has to enter, in order; it travels as lines of text.
struct CountingPlan: Sendable, Equatable {
  /// One benchmark and how it is entered.
  struct Entry: Sendable, Equatable {
    /// Its name.
    var benchmark: String
    /// Passes of the loop in each region after the empty one.
    var regions: [Int]

    /// Plans the regions of a benchmark.
    ///
    /// A cold one is entered once. A warm one is entered twice at *n* to settle: what the simulated
    /// predictor has seen once it still gets wrong, as its counters need two steps to turn. Then it
    /// is entered at *n* and at 2*n* to be counted. The iterations depend on the benchmark alone,
    /// never on a clock: *n* is a power of two, so that most quotients are finite decimals, and
    /// small where one iteration is many operations.
    init(_ benchmark: Benchmark) {
      self.benchmark = benchmark.name.description
      let count = benchmark.operationsPerIteration >= 64 ? 8 : 64
      regions = benchmark.isCold ? [1] : [count, count, count, 2 * count]
    }

    init?(_ line: Substring) {
      let words = line.split(separator: " ")
      regions = words.dropFirst().compactMap { Int($0) }
      guard words.count > 1, regions.count == words.count - 1, regions.allSatisfy({ $0 > 0 })
      else { return nil }
      benchmark = String(words[0])
    }

    var line: String { ([benchmark] + regions.map(\.description)).joined(separator: " ") }
  }

  /// The benchmarks in the order in which they are entered.
  var entries: [Entry]

  /// The plan as text, one line an entry.
  var text: String { entries.map { $0.line + "\n" }.joined() }

  init(entries: [Entry]) { self.entries = entries }

  /// Reads a plan, or returns `nil` if a line is no entry.
  init?(text: String) {
    let lines = text.split(separator: "\n")
    entries = lines.compactMap { Entry($0) }
    guard entries.count == lines.count else { return nil }
  }
}
