import Dispatch
import Results
import Synchronization

/// Counts what benchmarks execute, exactly, in two processes that differ where it must not matter.
///
/// The second process has a larger environment, so its stack lies elsewhere, and it enters the
/// benchmarks in reverse. What differs between the two depends on such things, and is reported as
/// unstable.
public struct CallgrindCount: Sendable {
  private typealias Outcomes = [BenchmarkName: CountingPass.Outcome]

  /// Bytes by which the second environment is larger.
  ///
  /// Whole pages: glibc's `memcpy` chooses between two loops by how far its operands lie apart
  /// modulo 4096, and one instruction in a hundred would depend on that.
  private static let padding: Int = 8_192

  private let valgrind: Valgrind
  private let executable: String
  private let arguments: [String]

  /// Prepares to count.
  ///
  /// - Parameters:
  ///   - valgrind: The valgrind to use.
  ///   - executable: The path of an executable that calls ``CountingLaunch/serve(_:planFile:)``.
  ///   - arguments: The words that make it do so; the path of the plan follows them.
  public init(valgrind: Valgrind, executable: String, arguments: [String]) {
    self.valgrind = valgrind
    self.executable = executable
    self.arguments = arguments
  }

  /// Prepares to count with the valgrind in PATH.
  ///
  /// - Throws: ``CountError/valgrind(_:)`` if there is none or if it is too old.
  public init(executable: String, arguments: [String]) throws(CountError) {
    let valgrind = try CountError.ofValgrind { () throws(ValgrindError) in try Valgrind() }
    self.init(valgrind: valgrind, executable: executable, arguments: arguments)
  }

  /// What valgrind says of itself, such as `valgrind-3.19.0`.
  public var version: String { valgrind.version }

  /// Counts each of the benchmarks.
  ///
  /// - Returns: One count a benchmark, in their order.
  /// - Throws: ``CountError`` if nothing at all can be counted; what befalls one benchmark stands
  ///   in its own count.
  public func count(_ benchmarks: [Benchmark]) throws(CountError) -> [BenchmarkCount] {
    let file = try CountError.ofExecutable { () throws(ELFError) in try ELFFile(path: executable) }
    let symbols = try CountError.ofExecutable { () throws(ELFError) in try SymbolTable(file) }
    let passes = try CountError.ofValgrind { () throws(ValgrindError) in
      try bothPasses(benchmarks, bytes: file.withoutDebugInformation())
    }
    let copies = SpecializationSizes(symbols)
    return benchmarks.map { benchmark in
      BenchmarkCount(benchmark.name, passes.compactMap { $0[benchmark.name] }, symbols, copies)
    }
  }

  private func bothPasses(
    _ benchmarks: [Benchmark],
    bytes: [UInt8]
  ) throws(ValgrindError) -> [Outcomes] {
    let directory = try CountingDirectory()
    try directory.write(bytes, to: "subject", executable: true)
    let passes = [
      try pass("a", in: directory, padding: 0), try pass("b", in: directory, padding: Self.padding),
    ]
    let orders = [benchmarks, benchmarks.reversed()]
    let results = Mutex<[Int: Result<Outcomes, ValgrindError>]>([:])
    DispatchQueue.concurrentPerform(iterations: passes.count) { index in
      let result = Result { () throws(ValgrindError) in try passes[index].count(orders[index]) }
      results.withLock { $0[index] = result }
    }
    let both = results.withLock(\.self)
    return try passes.indices.map { (index) throws(ValgrindError) in try both[index]?.get() ?? [:] }
  }

  private func pass(
    _ name: String,
    in directory: CountingDirectory,
    padding: Int
  ) throws(ValgrindError) -> CountingPass {
    CountingPass(
      valgrind: valgrind,
      directory: try directory.subdirectory(name),
      executable: "\(directory.path)/subject",
      arguments: arguments,
      padding: padding
    )
  }
}

extension BenchmarkCount {
  /// Holds two measurements against each other.
  fileprivate init(
    _ benchmark: BenchmarkName,
    _ outcomes: [CountingPass.Outcome],
    _ symbols: SymbolTable,
    _ copies: SpecializationSizes
  ) {
    var regions: [MeasuredRegions] = []
    var losses: [Loss] = []
    for outcome in outcomes {
      switch outcome {
      case .counted(let measured): regions.append(measured)
      case .lost(let status, let reason): losses.append(Loss(status: status, reason: reason))
      }
    }
    // What ended one process says more than that the other did not come so far.
    if let loss = losses.first(where: { $0.status != .notMeasured }) ?? losses.first {
      self.init(benchmark: benchmark, loss: loss)
      return
    }
    guard regions.count == 2 else {
      let loss = Loss(status: .notMeasured, reason: "it was not entered twice")
      self.init(benchmark: benchmark, loss: loss)
      return
    }
    var figures: [Metric: Figure] = [:]
    for (metric, first) in regions[0].figures {
      figures[metric] = Figure(first, regions[1].figures[metric] ?? Rational(0))
    }
    for (metric, size) in regions[0].sizes(symbols, copies) {
      figures[metric] = Figure(size, regions[1].sizes(symbols, copies)[metric] ?? Rational(0))
    }
    self.init(benchmark: benchmark, figures: figures, trace: regions[0].trace)
  }
}
