import Results

/// What the profiles of one benchmark give: its counts per operation, and where they were spent.
struct MeasuredRegions: Sendable {
  /// The exact counts per operation.
  let figures: [Metric: Rational]
  /// The region that ran longest, for whoever asks what was called.
  let graph: CallGraph
  /// The addresses of the executable that the benchmark executed and the bare entry did not.
  let addresses: Set<Int>

  /// The address of the kernel's code in the executable.
  let kernel: Int

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
    let (short, full) = (RegionCounts(less), RegionCounts(long))
    var figures: [Metric: Rational] = [:]
    for metric in RegionCounts.metrics {
      let count = full[metric] - short[metric]
      figures[metric] = Rational(count, over: iterations * operationsPerIteration)
    }
    self.figures = figures
    self.graph = long
    self.kernel = kernel
    addresses = Set(long.addresses.keys).subtracting(bare.addresses.keys)
  }

  /// The sizes of all functions of the executable that the benchmark executed, summed, in bytes.
  ///
  /// What the entry alone executes and what lies in libraries is not in it.
  func textBytes(_ symbols: SymbolTable) -> Int {
    var sizes: [Int: Int] = [:]
    for address in addresses {
      if let symbol = symbols.symbol(at: address) { sizes[symbol.address] = symbol.size }
    }
    return sizes.values.reduce(0, +)
  }
}
