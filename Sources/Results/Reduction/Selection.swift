/// The benchmarks of a run, in order, with what reduction must know of each.
struct Selection {
  /// The names, in the order of the suites.
  let names: [BenchmarkName]
  private let facts: [BenchmarkName: Facts]

  private struct Facts {
    var reference: BenchmarkName?
    var operationsPerIteration: Double
  }

  /// Reads the descriptions; what has no name's form cannot have samples and is passed over.
  init(_ descriptions: [BenchmarkDescription]) {
    var names: [BenchmarkName] = []
    var facts: [BenchmarkName: Facts] = [:]
    for description in descriptions {
      guard let name = BenchmarkName(description.name), facts[name] == nil else { continue }
      names.append(name)
      facts[name] = Facts(
        reference: description.reference.flatMap { BenchmarkName($0) },
        operationsPerIteration: Double(description.operationsPerIteration)
      )
    }
    self.names = names
    self.facts = facts
  }

  /// The twin of `benchmark`.
  func reference(of benchmark: BenchmarkName) -> BenchmarkName? { facts[benchmark]?.reference }

  /// Operations in one iteration of `benchmark`.
  func operationsPerIteration(_ benchmark: BenchmarkName) -> Double {
    facts[benchmark]?.operationsPerIteration ?? 1
  }

  /// Operations that `sample` timed.
  func operations(of sample: Sample) -> Double {
    Double(sample.iterations) * operationsPerIteration(sample.benchmark)
  }

  /// The time of `sample`, in nanoseconds per operation; always positive.
  func nanosecondsPerOperation(_ sample: Sample) -> Double {
    // A clock that did not move says at most a nanosecond, and a logarithm needs more than 0.
    max(Double(sample.nanoseconds), 0.5) / operations(of: sample)
  }
}
