import Results

/// What one process under callgrind has to enter, in order; it travels as lines of one length.
struct CountingPlan: Sendable, Equatable {
  /// One benchmark and how it is entered.
  struct Entry: Sendable, Equatable {
    /// Its name.
    var benchmark: String
    /// Passes of the loop in each of two runs that only settle what the counted ones find; a cold
    /// benchmark has none.
    var settling: Int?
    /// Passes of the loop in each region that is counted.
    var counted: [Int]

    /// Plans the regions of a benchmark.
    ///
    /// A cold one is entered once. A warm one is run twice at *n* to settle, then entered at *n* and at
    /// 2*n* to be counted. The iterations depend on the benchmark alone,
    /// never on a clock: *n* is a power of two, so that most quotients are finite decimals, and
    /// small where one iteration is many operations.
    init(_ benchmark: Benchmark) {
      self.benchmark = benchmark.name.description
      let few =
        switch benchmark.operationsPerIteration {
        case ..<8: 64
        case ..<100: 8
        case ..<200: 2
        default: 1
        }
      let count = benchmark.isLarge ? 1 : few
      settling = benchmark.isCold ? nil : count
      counted = benchmark.isCold ? [1] : [count, 2 * count]
    }

    /// Whether the first entry is what counts, so that nothing of its kind may have run before.
    var isCold: Bool { settling == nil }

    /// Reads a line, or returns `nil` if it is none of ours.
    init?(_ line: String) {
      let words = line.split { $0 == " " || $0 == "\n" }
      let numbers = words.dropFirst().compactMap { Int($0) }
      guard numbers.count == words.count - 1, numbers.count == 1 || numbers.count == 3,
        numbers.allSatisfy({ $0 > 0 })
      else { return nil }
      benchmark = String(words[0])
      settling = numbers.count == 3 ? numbers[0] : nil
      counted = Array(numbers.suffix(2))
    }

    /// The entry as one line of ``lineLength`` bytes, filled with spaces.
    var line: String {
      let words = ([benchmark] + ((settling.map { [$0] } ?? []) + counted).map(\.description))
        .joined(separator: " ")
      return words + String(repeating: " ", count: CountingPlan.lineLength - 1 - words.utf8.count)
        + "\n"
    }
  }

  /// Bytes of a line, so that each can be read without the others: a name has at most
  /// ``BenchmarkName/maximumLength``, and the rest holds the numbers.
  static let lineLength: Int = PlanLines.Line.count

  /// The benchmarks in the order in which they are entered.
  var entries: [Entry]

  /// The plan as text, one line an entry.
  var text: String { entries.map(\.line).joined() }
}
