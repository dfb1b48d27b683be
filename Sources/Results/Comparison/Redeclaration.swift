/// A row that is the same work in two runs and declares other things to be left of it.
///
/// A declaration says what a row is held to and changes nothing that is executed, so the counts of
/// both sides are compared all the same; but who reads the comparison must know.
public struct Redeclaration: Sendable, Equatable {
  /// The benchmark.
  public let benchmark: String
  /// What it declares in the baseline.
  public let baseline: String
  /// What it declares in the candidate.
  public let candidate: String

  /// The rows of both runs whose declarations differ, in the candidate's order.
  public static func all(_ baseline: Manifest, _ candidate: Manifest) -> [Redeclaration] {
    let known = Dictionary(baseline.benchmarks.map { ($0.name, $0.leaves) }) { $1 }
    return candidate.benchmarks.compactMap { after in
      guard let before = known[after.name], before != after.leaves else { return nil }
      return Redeclaration(benchmark: after.name, baseline: before, candidate: after.leaves)
    }
  }
}
