public import Results

/// One thing to measure: a name, a body, the twin it is compared with, and what must remain of it.
public struct Benchmark: Sendable {
  /// The row's name in every file and table.
  public let name: BenchmarkName
  /// The benchmark that does the same work and returns the same checksum, or `nil`.
  public let reference: BenchmarkName?
  /// Operations in one iteration; every `/op` figure divides by it.
  public let operationsPerIteration: Int
  /// What the optimizer must leave standing per operation.
  public private(set) var leaves: Remains
  /// The types whose values the body holds, where how they are held is what is measured.
  public let payloads: [PayloadLayout]
  /// Whether the row needs a process of its own, because a second measurement would be warm.
  public let isCold: Bool
  /// Whether one iteration takes so long that the row is run only when it is asked for.
  public let isLarge: Bool
  /// Words for the reader of the row: layout, cause or limit.
  public let note: String
  /// Carries out the work once and says what it was found to do; `nil` where nobody keeps books.
  public let findFacts: (@Sendable () -> WorkFacts)?
  /// Builds the state that the body works on, once a launch and outside every measurement.
  public let prepare: @Sendable () -> Body

  /// Creates a benchmark whose body needs state that is built once, before measuring.
  public init(
    _ name: BenchmarkName,
    reference: BenchmarkName? = nil,
    operationsPerIteration: Int = 1,
    leaves: Remains,
    payloads: [PayloadLayout] = [],
    isCold: Bool = false,
    isLarge: Bool = false,
    note: String = "",
    finding findFacts: (@Sendable () -> WorkFacts)? = nil,
    preparing prepare: @escaping @Sendable () -> Body
  ) {
    precondition(operationsPerIteration > 0, "\(name) needs at least one operation an iteration")
    self.name = name
    self.reference = reference
    self.operationsPerIteration = operationsPerIteration
    self.leaves = leaves
    self.payloads = payloads
    self.isCold = isCold
    self.isLarge = isLarge
    self.note = note
    self.findFacts = findFacts
    self.prepare = prepare
  }

  /// Creates a benchmark whose body makes what it needs itself.
  public init(
    _ name: BenchmarkName,
    reference: BenchmarkName? = nil,
    operationsPerIteration: Int = 1,
    leaves: Remains,
    note: String = "",
    measuring body: @escaping @Sendable (_ iterations: Int) -> UInt64
  ) {
    self.init(
      name,
      reference: reference,
      operationsPerIteration: operationsPerIteration,
      leaves: leaves,
      note: note,
      preparing: { Body(body) }
    )
  }

  /// The same benchmark with another declaration, for suites that keep theirs in a table.
  public func leaving(_ leaves: Remains) -> Benchmark {
    var copy = self
    copy.leaves = leaves
    return copy
  }

  /// What result files know about this benchmark.
  public var summary: BenchmarkDescription {
    BenchmarkDescription(
      name: name.description,
      reference: reference?.description,
      operationsPerIteration: operationsPerIteration,
      leaves: leaves.description,
      note: note
    )
  }
}
