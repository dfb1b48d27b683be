import Results

/// What the profiles of one benchmark give: its counts per operation, and where they were spent.
struct MeasuredRegions: Sendable {
  /// The exact counts per operation.
  let figures: [Metric: Rational]
  /// Where an operation spends its instructions.
  let trace: OperationTrace
  /// The addresses of the executable that the benchmark executed and the bare entry did not.
  let addresses: Set<Int>

  /// Reads the profiles of a copy of the process: of a warm benchmark one that settled, then two
  /// that are counted; of a cold one that of an empty region, then one that is counted.
  ///
  /// - Parameters:
  ///   - entry: How the benchmark was entered.
  ///   - operationsPerIteration: What an iteration is divided by.
  ///   - bare: The addresses that an empty region executes.
  ///   - profiles: The path of the profiles, up to the dot and the number.
  ///   - executable: The path of the executable that was entered.
  ///   - kernel: The address of the kernel's code in it.
  /// - Throws: ``ProfileError``.
  init(
    _ entry: CountingPlan.Entry,
    operationsPerIteration: Int,
    bare: Set<Int>,
    profiles: String,
    executable: String,
    kernel: Int
  ) throws(ProfileError) {
    let last = entry.isCold ? 2 : 3
    let less = try Self.graph(last - 1, of: profiles, executable)
    let long = try Self.graph(last, of: profiles, executable)
    let iterations = entry.isCold ? entry.counted[0] : entry.counted[1] - entry.counted[0]
    let operations = iterations * operationsPerIteration
    let (short, full) = (RegionCounts(less), RegionCounts(long))
    var figures: [Metric: Rational] = [:]
    for metric in RegionCounts.metrics {
      let count = full[metric] - short[metric]
      figures[metric] = Rational(count, over: operations)
    }
    self.figures = figures
    trace = OperationTrace(long, less: less, per: operations, kernel: kernel)
    addresses = Set(long.addresses.keys).subtracting(bare)
  }

  /// The addresses of the executable that an empty region executes, from the first profile of the
  /// process that was copied.
  ///
  /// - Throws: ``ProfileError``.
  static func bareAddresses(
    profiles: String,
    executable: String
  ) throws(ProfileError) -> Set<Int> {
    Set(try graph(1, of: profiles, executable).addresses.keys)
  }

  private static func graph(
    _ number: Int,
    of profiles: String,
    _ executable: String
  ) throws(ProfileError) -> CallGraph {
    try ProfileReader.read("\(profiles).\(number)", into: CallGraph(addressesIn: executable))
  }

  /// The sizes of the code that the benchmark is made of, in bytes.
  ///
  /// What the entry alone executes and what lies in libraries is in none of them.
  func sizes(_ symbols: SymbolTable, _ copies: SpecializationSizes) -> [Metric: Rational] {
    let kernel = KernelText(trace, in: symbols)
    let executed = KernelText.symbols(at: addresses, in: symbols)
    return [
      .textBytes: Rational(executed.reduce(0) { $0 + $1.size }),
      .kernelTextBytes: Rational(kernel.size),
      .specializationsTextBytes: Rational(copies.bytes(of: kernel.functions)),
    ]
  }
}
