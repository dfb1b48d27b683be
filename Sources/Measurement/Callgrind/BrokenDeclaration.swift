public import Results

/// A declaration that the built binary does not keep: the row does not measure what it says.
public struct BrokenDeclaration: Sendable, Equatable, CustomStringConvertible {
  /// The row that declares.
  public let benchmark: BenchmarkName
  /// The metric that it speaks about.
  public let metric: Metric
  /// What must remain, per operation.
  public let declared: Rational
  /// What does.
  public let counted: BenchmarkCount.Figure

  /// The row, what it declares, what was counted, and what that usually means.
  public var description: String {
    "\(benchmark) declares \(declared) \(metric.rawValue) per operation, counted \(words)"
  }

  private var words: String {
    switch counted {
    case .unstable(let first, let second):
      "\(first), then \(second): what is not the same twice cannot be declared"
    case .exact(let count) where count.value < declared.value:
      "\(count): the optimizer removed what the row is to measure"
    case .exact(let count):
      "\(count): more is left standing than the row says"
    }
  }
}

extension Remains {
  /// What of the declaration the counts of `benchmark` contradict, in the order of ``declared``.
  ///
  /// Nothing is held against metrics that are unsaid, nor against a benchmark without counts: the
  /// reason for that is an error of its own.
  public func broken(by count: BenchmarkCount) -> [BrokenDeclaration] {
    guard count.loss == nil else { return [] }
    return Self.declared.compactMap { metric in
      guard unsaid[metric] == nil else { return nil }
      let declared = counts[metric].map { Rational($0.count, over: $0.per) } ?? Rational(0)
      let counted = count.figures[metric.asCounted] ?? .exact(Rational(0))
      guard counted != .exact(declared) else { return nil }
      return BrokenDeclaration(
        benchmark: count.benchmark,
        metric: metric,
        declared: declared,
        counted: counted
      )
    }
  }
}

extension Metric {
  /// The metric under which callgrind counts what a declaration calls by this one's name.
  ///
  /// An allocation is a call of the program's own heap functions, which callgrind sees as calls.
  fileprivate var asCounted: Metric { self == .allocations ? .mallocCalls : self }
}
