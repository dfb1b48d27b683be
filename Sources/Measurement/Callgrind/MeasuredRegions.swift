import Results

/// What the profiles of one benchmark give: its counts per operation, and where they were spent.
struct MeasuredRegions: Sendable {
  /// The exact counts per operation.
  let figures: [Metric: Rational]
  /// Where an operation spends its instructions.
  let trace: OperationTrace
  /// The addresses of the executable that the benchmark executed and the bare entry did not.
  let addresses: Set<Int>

  /// Reads the profiles of a copy of the process: the empty region's, then one a region.
  ///
  /// - Parameters:
  ///   - entry: How the benchmark was entered.
  ///   - operationsPerIteration: What an iteration is divided by.
  ///   - profiles: The path of the profiles, up to the dot and the number.
  ///   - executable: The path of the executable that was entered.
  ///   - kernel: The address of the kernel's code in it.
  /// - Throws: ``ProfileError``.
  init(
    _ entry: CountingPlan.Entry,
    operationsPerIteration: Int,
    profiles: String,
    executable: String,
    kernel: Int
  ) throws(ProfileError) {
    func graph(_ number: Int) throws(ProfileError) -> CallGraph {
      try ProfileReader.read("\(profiles).\(number)", into: CallGraph(addressesIn: executable))
    }
    let (empty, last) = (1, entry.regions.count + 1)
    let bare = try graph(empty)
    let long = try graph(last)
    let (less, iterations): (CallGraph, Int) =
      switch entry.regions.suffix(2) {
      case let regions where regions.count == 2:
        (try graph(last - 1), regions[regions.startIndex + 1] - regions[regions.startIndex])
      default: (bare, entry.regions[0])
      }
    let operations = iterations * operationsPerIteration
    let (short, full) = (RegionCounts(less), RegionCounts(long))
    var figures: [Metric: Rational] = [:]
    for metric in RegionCounts.metrics {
      let count = full[metric] - short[metric]
      figures[metric] = Rational(count, over: operations)
    }
    self.figures = figures
    trace = OperationTrace(long, less: less, per: operations, kernel: kernel)
    addresses = Set(long.addresses.keys).subtracting(bare.addresses.keys)
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
