import Results

/// A sample as a launch reports it: the launch does not know its own number.
struct TakenSample: Sendable, Equatable {
  var round: Int
  var position: Int
  var name: String
  var iterations: Int
  var reading: Reading

  /// The sample as files have it.
  func sample(of benchmark: BenchmarkName, launch: Int, build: Int = 0) -> Sample {
    Sample(
      launch: launch,
      build: build,
      round: round,
      position: position,
      benchmark: benchmark,
      iterations: iterations,
      nanoseconds: reading.nanoseconds,
      involuntarySwitches: reading.involuntarySwitches
    )
  }
}
