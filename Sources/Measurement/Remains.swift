public import Results

/// What the optimizer must leave standing in a benchmark, per operation.
///
/// The declaration is complete over ``declared``: a metric that is not named must be zero. The
/// check against the built binary uses exact counts, so a call that was devirtualised, a box that
/// was removed or a loop that was folded is an error and never a number.
public struct Remains: Sendable, Equatable, CustomStringConvertible {
  /// The metrics that a declaration speaks about.
  public static let declared: [Metric] = [
    .allocations, .indirectBranches, .retains, .dynamicCasts, .exclusivityChecks,
  ]

  /// The metrics that are checked where a declaration names them, and left alone elsewhere: what
  /// they count follows from the others in most rows.
  public static let named: [Metric] = [.releases]

  /// An exact count per operation: `count` in `per` operations.
  public struct Count: Sendable, Equatable {
    /// How many times.
    public var count: Int
    /// In how many operations.
    public var per: Int
  }

  /// The counts that are not zero, and those of ``named`` metrics.
  public private(set) var counts: [Metric: Count]
  /// The metrics about which nothing is said, each with the reason.
  public private(set) var unsaid: [Metric: String]

  /// No allocation, indirect branch, retain, cast or exclusivity check remains.
  public static let nothing: Remains = Remains(counts: [:], unsaid: [:])

  /// `count` heap allocations in `per` operations.
  public static func allocations(_ count: Int, per: Int = 1) -> Remains {
    nothing.and(.allocations, count, per: per)
  }

  /// `count` indirect calls or jumps in `per` operations: witness, vtable, closure, value witness.
  public static func indirectBranches(_ count: Int, per: Int = 1) -> Remains {
    nothing.and(.indirectBranches, count, per: per)
  }

  /// `count` dynamic casts in `per` operations.
  public static func casts(_ count: Int, per: Int = 1) -> Remains {
    nothing.and(.dynamicCasts, count, per: per)
  }

  /// `count` retains in `per` operations.
  public static func retains(_ count: Int, per: Int = 1) -> Remains {
    nothing.and(.retains, count, per: per)
  }

  /// The same declaration with `metric` set to `count` in `per` operations.
  public func and(_ metric: Metric, _ count: Int, per: Int = 1) -> Remains {
    precondition(
      (Self.declared + Self.named).contains(metric),
      "\(metric) is not a declared metric"
    )
    precondition(per > 0, "a count per operation needs at least one operation")
    var copy = self
    let goesWithoutSaying = count == 0 && Self.declared.contains(metric)
    copy.counts[metric] = goesWithoutSaying ? nil : Count(count: count, per: per)
    return copy
  }

  /// The same declaration, silent about `metric` for a `reason` that the reader is shown.
  public func unsaid(_ metric: Metric, because reason: String) -> Remains {
    var copy = self
    copy.counts[metric] = nil
    copy.unsaid[metric] = reason
    return copy
  }

  /// The exact count of every metric about which something is said.
  public var expected: [Metric: Count] {
    let zeros = Self.declared.filter { unsaid[$0] == nil }.map { ($0, Count(count: 0, per: 1)) }
    return Dictionary(zeros) { first, _ in first }.merging(counts) { _, said in said }
  }

  /// The declaration in words, such as `allocations 1, retains 1/4`, in a fixed order.
  public var description: String {
    let words = (Self.declared + Self.named).compactMap { metric -> String? in
      if unsaid[metric] != nil { return "\(metric.rawValue) unsaid" }
      guard let count = counts[metric] else { return nil }
      return "\(metric.rawValue) \(count.count)" + (count.per == 1 ? "" : "/\(count.per)")
    }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}
