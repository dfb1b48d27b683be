import Testing

@testable import Results

@Suite struct ResultTableTests {
  static let header =
    "schema,benchmark,family,operation,variant,parameter,metric,unit,value,low,high,n,reference"
    + ",status,note\n"

  static let rows = [
    ResultRow(
      benchmark: name("Boxing.store.any.32B"),
      metric: .time,
      value: 21.4,
      low: 21,
      high: 22.25,
      n: 12
    ),
    ResultRow(
      benchmark: name("Boxing.store.any.32B"),
      metric: .ratio,
      value: 1.0 / 3,
      low: 0.1,
      high: 1e-300 + 1,
      n: 12,
      reference: name("Boxing.store.concrete.32B"),
      note: "boxed: 32 > 24, \"quoted\""
    ),
    ResultRow(benchmark: name("Boxing.store.any.32B"), metric: .allocations, value: 1, n: 1),
    ResultRow(
      benchmark: name("Control.empty.loop"),
      metric: .time,
      value: nil,
      high: 0.3,
      n: 12,
      status: .belowResolution
    ),
    ResultRow(
      benchmark: name("Control.crash.any"),
      metric: .time,
      value: nil,
      n: 0,
      status: .crashed,
      note: "signal 11"
    ),
  ]

  @Test func writesOneLineForARow() throws {
    let table = try ResultTable([Self.rows[0], Self.rows[3]])
    #expect(
      String(decoding: table.csv, as: UTF8.self) == Self.header + """
        1,Boxing.store.any.32B,Boxing,store,any,32B,time,ns/op,21.4,21,22.25,12,,ok,
        1,Control.empty.loop,Control,empty,loop,,time,ns/op,,,0.3,12,,below-resolution,

        """
    )
  }

  @Test func readsBackWhatItWrites() throws {
    let table = try ResultTable(Self.rows)
    #expect(try ResultTable(bytes: table.csv, path: "results.csv") == table)
  }

  @Test func readsBackWhatItWritesToAFile() throws {
    try withTemporaryDirectory { directory in
      let table = try ResultTable(Self.rows)
      try table.write(to: directory + "/results.csv")
      #expect(try ResultTable(readingFrom: directory + "/results.csv") == table)
      #expect(entries(of: directory) == ["results.csv"])
    }
  }

  @Test func findsARowByBenchmarkAndMetric() throws {
    let table = try ResultTable(Self.rows)
    #expect(table[name("Boxing.store.any.32B"), .allocations]?.value == 1)
    #expect(table[name("Boxing.store.any.32B"), .frees] == nil)
  }

  @Test func refusesASecondRowForAKey() {
    #expect(throws: RowFault.duplicateKey(name("Control.crash.any"), .time)) {
      try ResultTable([Self.rows[4], Self.rows[4]])
    }
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("@x", "'@x"), ("-1", "'-1"), ("'=1", "'=1"),
    ("a\u{1B}[31mb\n", #"a\u{1B}[31mb\u{A}"#), ("\u{202E}x", #"\u{202E}x"#), ("a|b<c>`", "a|b<c>`"),
  ])
  func writesWordsFromOutsideInert(_ note: String, _ written: String) throws {
    let row = ResultRow(benchmark: name("A.b.c"), metric: .time, value: 1, n: 1, note: note)
    let read = try ResultTable(bytes: ResultTable([row]).csv, path: "results.csv")
    #expect(read.rows[0].note == written)
  }

  @Test func readsBackAnyRow() throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(state: seed)
    let rows = (0..<500).map { Self.randomRow($0, &generator) }
    let table = try ResultTable(rows)
    let read = try ResultTable(bytes: table.csv, path: "results.csv")
    #expect(read == table, "seed \(seed)")
    #expect(read.rows.allSatisfy { read[$0.benchmark, $0.metric] == $0 }, "seed \(seed)")
  }

  private static func randomRow(_ index: Int, _ generator: inout SeededGenerator) -> ResultRow {
    let ends = (0..<3).map { _ in randomNumber(&generator) }.sorted()
    let metric = Metric.allCases.randomElement(using: &generator) ?? .time
    let letters: [Character] = ["a", ",", "\"", "é", "|", " ", "\u{1F600}", ";"]
    let words = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      letters.randomElement(using: &generator) ?? "a"
    }
    return ResultRow(
      benchmark: name("Family.operation.variant.\(index)"),
      metric: metric,
      value: ends[1],
      low: metric.isExact ? nil : ends[0],
      high: metric.isExact ? nil : ends[2],
      n: Int.random(in: 0...99, using: &generator),
      reference: name("Family.operation.reference"),
      note: String(words)
    )
  }

  private static func randomNumber(_ generator: inout SeededGenerator) -> Double {
    while true {
      let number = Double(bitPattern: generator.next())
      if number.isFinite { return number }
    }
  }
}
