package import Results

/// The rows of the Control suite that a run needs for what it says about the others.
package enum Controls {
  /// The body that does nothing: what cannot be told from it is below resolution.
  package static let emptyLoop = BenchmarkName("Control.empty.loop")
  /// The benchmarks that are clones of their reference: how far they differ is the layout floor.
  package static let clones = Set(["Control.clone.second"].compactMap(BenchmarkName.init))
  /// A round trip through the heap as anybody takes it, against one past the counter.
  package static let interposed = BenchmarkName("Control.malloc.interposed")

  /// All of them; measured with whatever is chosen.
  package static let all = clones.union([emptyLoop, interposed].compactMap(\.self))

  /// What the heap counter costs while it is off, in nanoseconds per call: a round trip is two.
  package static func interposerCost(in rows: [ResultRow]) -> Knowable<Double> {
    let row = rows.first { $0.benchmark == interposed && $0.metric == .difference }
    guard let row else { return .unknown(because: "Control.malloc was not selected") }
    guard let value = row.value else { return .unknown(because: row.note) }
    return .known(value / 2)
  }
}
