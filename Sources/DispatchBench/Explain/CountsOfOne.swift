import Measurement
import Results

/// The exact counts of one benchmark and its reference, or the reason why there are none.
struct CountsOfOne {
  /// What the counts were taken with, such as `valgrind-3.19.0`.
  let instrument: String
  /// The counts of the benchmark.
  let own: BenchmarkCount?
  /// Those of its reference.
  let reference: BenchmarkCount?
  /// Why there are no counts.
  let reason: String?

  /// Counts both, and nothing else.
  init(_ benchmark: Benchmark, _ reference: Benchmark?, _ invocation: Invocation) {
    do throws(CountError) {
      let counter = try CallgrindCount.counter(invocation)
      let counts = try counter.count([benchmark] + (reference.map { [$0] } ?? []))
      self.init(instrument: counter.version, own: counts[0], reference: counts.dropFirst().first)
    } catch { self.init(without: error.description) }
  }

  /// Takes counts that exist; a loss is a reason.
  init(instrument: String, own: BenchmarkCount, reference: BenchmarkCount?) {
    self.instrument = instrument
    self.own = own.loss == nil ? own : nil
    self.reference = reference?.loss == nil ? reference : nil
    reason = own.loss.map { "\(own.benchmark) \($0.reason)" }
  }

  /// There are none.
  init(without reason: String) {
    instrument = ""
    own = nil
    reference = nil
    self.reason = reason
  }
}
