import Glibc
import Results

/// One element of `benchmarks` in google/benchmark's JSON: a repetition, or a summary of them.
struct GoogleBenchmarkEntry: Encodable {
  /// What summaries of repetitions are called there, in the order in which that tool writes them.
  enum Aggregate: String, CaseIterable {
    case mean
    case median
    case stddev
    /// The standard deviation as a part of the mean.
    case cv
  }

  private var words: [String: String]
  private var numbers: [String: Double]
  private var hasFailed = false

  /// The keys that every element of a benchmark has.
  private init(_ benchmark: GoogleBenchmark, name: String, kind: String) {
    words = [
      "name": name, "run_name": benchmark.name.description, "run_type": kind, "time_unit": "ns",
    ]
    numbers = [
      "family_index": Double(benchmark.family),
      "per_family_instance_index": Double(benchmark.instance), "threads": 1,
      "repetitions": Double(max(1, benchmark.launches.count)),
    ]
  }

  /// The repetition that one launch is.
  init(_ benchmark: GoogleBenchmark, launch index: Int) {
    self.init(benchmark, name: benchmark.name.description, kind: "iteration")
    numbers["repetition_index"] = Double(index)
    numbers["iterations"] = benchmark.launches[index].operations
    setTime(benchmark.times[index])
    numbers.merge(benchmark.counters) { own, _ in own }
  }

  /// A summary of the repetitions; exact figures are the same in each and have no spread.
  init(_ benchmark: GoogleBenchmark, _ aggregate: Aggregate) {
    self.init(benchmark, name: "\(benchmark.name)_\(aggregate.rawValue)", kind: "aggregate")
    words["aggregate_name"] = aggregate.rawValue
    words["aggregate_unit"] = aggregate == .cv ? "percentage" : "time"
    numbers["iterations"] = Double(benchmark.launches.count)
    setTime(aggregate.value(of: benchmark.times))
    let hasSpread = aggregate == .stddev || aggregate == .cv
    numbers.merge(benchmark.counters.mapValues { hasSpread ? 0 : $0 }) { own, _ in own }
  }

  /// The one element of a benchmark that crashed or hung.
  init(_ benchmark: GoogleBenchmark, failed reason: String) {
    self.init(benchmark, name: benchmark.name.description, kind: "iteration")
    hasFailed = true
    words["error_message"] = reason
    numbers["repetition_index"] = 0
    numbers["iterations"] = 0
    setTime(0)
  }

  /// Both times are one: a body runs on one thread and does not wait, and readers demand both.
  private mutating func setTime(_ nanoseconds: Double) {
    numbers["real_time"] = nanoseconds
    numbers["cpu_time"] = nanoseconds
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (key, text) in words { try container.encode(text, forKey: Key(key)) }
    for (key, value) in numbers { try container.encode(value, forKey: Key(key)) }
    if hasFailed { try container.encode(true, forKey: Key("error_occurred")) }
  }
}

extension GoogleBenchmarkEntry.Aggregate {
  /// The summary of `times`, of which there are two or more; the deviation is that of a sample.
  func value(of times: [Double]) -> Double {
    let mean = times.reduce(0, +) / Double(times.count)
    let squares = times.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
    let deviation = sqrt(squares / Double(times.count - 1))
    switch self {
    case .mean: return mean
    case .median: return Results.median(times) ?? mean
    case .stddev: return deviation
    case .cv: return deviation / mean
    }
  }
}
