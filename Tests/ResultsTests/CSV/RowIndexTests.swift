import Testing

@testable import Results

@Suite struct RowIndexTests {
  @Test func numbersMetricsInTheirOrder() {
    #expect(Metric.allCases.map(\.ordinal) == Array(Metric.allCases.indices))
  }

  @Test func findsEveryRowOfManyAndNoOther() throws {
    var table = ResultTable()
    let names = try (0..<3_000).map { try #require(BenchmarkName("Family\($0 % 7).a\($0).any")) }
    for (value, name) in names.enumerated() {
      for metric in [Metric.allocations, .retains] {
        let row = ResultRow(benchmark: name, metric: metric, value: Double(value), n: 2)
        try table.append(row)
      }
    }
    #expect(table.benchmarks == names)
    for (value, name) in names.enumerated() {
      #expect(table.value(name, .retains) == Double(value))
      #expect(table[name, .allocations]?.benchmark == name)
      #expect(table[name, .frees] == nil)
    }
  }

  /// An index that trusted 32 bits of a hash would take one name for the other.
  @Test func keepsNamesOfOneFingerprintApart() throws {
    let (one, other) = try Self.twins()
    #expect(one.fingerprint == other.fingerprint && one != other)
    var table = ResultTable()
    try table.append(ResultRow(benchmark: one, metric: .retains, value: 1, n: 2))
    #expect(table[other, .retains] == nil)
    try table.append(ResultRow(benchmark: other, metric: .retains, value: 2, n: 2))
    #expect(table.value(one, .retains) == 1 && table.value(other, .retains) == 2)
  }

  /// Two names of one fingerprint, found by trying: among 2^17 names of 32 bits there are some.
  private static func twins() throws -> (BenchmarkName, BenchmarkName) {
    var seen: [UInt32: BenchmarkName] = [:]
    for number in 0..<1_000_000 {
      let name = try #require(BenchmarkName("A.b.v\(number)"))
      if let other = seen.updateValue(name, forKey: name.fingerprint) { return (other, name) }
    }
    throw Absent()
  }

  private struct Absent: Error {}
}
