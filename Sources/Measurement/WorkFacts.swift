public import Results

/// What a benchmark is found to do when its work is carried out once, beside every measurement.
///
/// The clock and the processor's counters see code; they cannot tell how many nodes of a tree an
/// update reached, nor whether two trees ended up showing the same. Work that keeps its own books
/// says so here, in code that is never timed.
public struct WorkFacts: Sendable, Equatable {
  /// Counts per operation, which become rows of the results.
  public var counts: [Metric: Double]
  /// What all forms of the work have in common, by what it is called.
  ///
  /// Where a form and its reference disagree, they did not do the same work, and their times must
  /// not be compared.
  public var common: [String: String]

  /// Notes what was found.
  ///
  /// - Parameters:
  ///   - counts: Counts per operation.
  ///   - common: What all forms of the work have in common.
  public init(counts: [Metric: Double], common: [String: String]) {
    self.counts = counts
    self.common = common
  }

  /// What these facts have in common with a reference's, and should, but is not the same; in
  /// words.
  public func disagreements(with reference: WorkFacts) -> [String] {
    common.sorted { $0.key < $1.key }.compactMap { name, own in
      guard let other = reference.common[name], own != other else { return nil }
      return "\(name) \(own), not \(other)"
    }
  }
}
