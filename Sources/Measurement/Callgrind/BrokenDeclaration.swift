public import Results

/// A declaration that the built binary does not keep: the row does not measure what it says.
public struct BrokenDeclaration: Sendable, Equatable, CustomStringConvertible {
  /// What was to remain per operation.
  public enum Declared: Sendable, Equatable {
    /// So many times.
    case exactly(Rational)
    /// Anything at all, as every row implies: a loop.
    case something
  }

  /// The row that declares.
  public let benchmark: BenchmarkName
  /// The metric that it speaks about.
  public let metric: Metric
  /// What must remain, per operation.
  public let declared: Declared
  /// What does.
  public let counted: BenchmarkCount.Figure

  /// The row, what it declares, what was counted, and what that usually means.
  public var description: String {
    switch (declared, counted) {
    case (.exactly(let declared), .unstable(let first, let second)):
      claim(declared) + "\(first), then \(second): what differs from time to time holds nothing"
    case (.exactly(let declared), .exact(let count)) where count.value < declared.value:
      claim(declared) + "\(count): the optimizer removed what the row is to measure"
    case (.exactly(let declared), .exact(let count)):
      claim(declared) + "\(count): more is left standing than the row says"
    case (.something, _):
      "\(benchmark) executes nothing per operation: the optimizer folded or hoisted its loop"
    }
  }

  private func claim(_ declared: Rational) -> String {
    "\(benchmark) declares \(declared) \(metric.rawValue) per operation, counted "
  }
}

extension Remains {
  /// What of the declaration the counts of a benchmark contradict, in the order of ``declared``, then
  /// of ``named``.
  ///
  /// Nothing is held against metrics that are unsaid, nor against a benchmark without counts: the
  /// reason for that is an error of its own. A loop that executes nothing is always wrong.
  public func broken(by count: BenchmarkCount) -> [BrokenDeclaration] {
    guard count.loss == nil else { return [] }
    func broken(_ metric: Metric, _ declared: BrokenDeclaration.Declared) -> BrokenDeclaration {
      BrokenDeclaration(
        benchmark: count.benchmark,
        metric: metric,
        declared: declared,
        counted: count.figures[metric.asCounted] ?? .exact(Rational(0))
      )
    }
    let expected = expected
    let wrong = (Self.declared + Self.named).compactMap { metric -> BrokenDeclaration? in
      guard let count = expected[metric] else { return nil }
      let declared = Rational(count.count, over: count.per)
      let found = broken(metric, .exactly(declared))
      return found.counted == .exact(declared) ? nil : found
    }
    let loop = broken(.instructions, .something)
    return wrong + (loop.counted == .exact(Rational(0)) ? [loop] : [])
  }
}

extension Metric {
  /// The metric under which callgrind counts what a declaration calls by this one's name.
  ///
  /// An allocation is a call of the program's own heap functions, which callgrind sees as calls.
  fileprivate var asCounted: Metric { self == .allocations ? .mallocCalls : self }
}
