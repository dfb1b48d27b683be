/// The times of a run as they were taken, by benchmark and launch, for forms that keep them apart.
public struct LaunchSamples: Sendable {
  /// What one process says about one benchmark.
  public struct Launch: Sendable, Equatable {
    /// The operations of all its samples together.
    public var operations: Double = 0
    /// The time of each sample, in nanoseconds per operation, in the order of the rounds.
    public var nanoseconds: [Double] = []

    fileprivate mutating func add(operations: Double, nanoseconds: Double) {
      self.operations += operations
      self.nanoseconds.append(nanoseconds)
    }
  }

  private let selection: Selection
  private var launches: [BenchmarkName: [LaunchKey: Launch]] = [:]

  /// Begins the samples of a run whose benchmarks are `benchmarks`.
  public init(benchmarks: [BenchmarkDescription]) { selection = Selection(benchmarks) }

  /// Reads the samples.csv at `path`, taken by a run of `benchmarks`.
  ///
  /// - Throws: ``ResultFileError`` that names the file and line, what was found and what expected.
  /// - Complexity: O(*n*) in the bytes of the file; one number is kept for a sample.
  public init(
    readingFrom path: String,
    benchmarks: [BenchmarkDescription]
  ) throws(ResultFileError) {
    self.init(benchmarks: benchmarks)
    var samples = try SampleReader(path: path)
    while let sample = try samples.next() { add(sample) }
  }

  /// Takes in a sample.
  ///
  /// - Complexity: O(1) amortised.
  public mutating func add(_ sample: Sample) {
    launches[sample.benchmark, default: [:]][LaunchKey(sample), default: Launch()].add(
      operations: selection.operations(of: sample),
      nanoseconds: selection.nanosecondsPerOperation(sample)
    )
  }

  /// The launches that measured `benchmark`, build by build.
  public func launches(of benchmark: BenchmarkName) -> [Launch] {
    (launches[benchmark] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }
}
