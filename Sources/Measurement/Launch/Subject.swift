import Results

/// What is measured together: a benchmark and its reference in turns, or a benchmark alone.
public struct Subject: Sendable, Equatable, Codable {
  /// The names, the reference first.
  public var arms: [String]

  /// A benchmark and the reference that it takes turns with, if it has one.
  init(_ name: String, against reference: String? = nil) {
    arms = [reference, name].compactMap(\.self)
  }

  /// Pairs each benchmark with its reference where both are in the list; a benchmark without a
  /// reference stands alone unless some pair already enters it.
  public static func all(of benchmarks: [Benchmark]) -> [Subject] {
    let names = Set(benchmarks.map(\.name.description))
    let pairs = benchmarks.compactMap { benchmark -> Subject? in
      guard let reference = benchmark.reference?.description, names.contains(reference) else {
        return nil
      }
      return Subject(benchmark.name.description, against: reference)
    }
    let paired = Set(pairs.flatMap(\.arms))
    return pairs
      + benchmarks.map(\.name.description).filter { !paired.contains($0) }.map { Subject($0) }
  }

  /// What is left of the subject without the arms in `lost`: nothing if its own benchmark is lost.
  func without(_ lost: Set<String>) -> Subject? {
    guard let own = arms.last, !lost.contains(own) else { return nil }
    return Subject(own, against: arms.count == 2 && !lost.contains(arms[0]) ? arms[0] : nil)
  }
}
