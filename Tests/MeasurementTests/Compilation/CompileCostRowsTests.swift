import Glibc
import Measurement
import Results
import Testing

@Suite struct CompileCostRowsTests {
  private let program = CompiledProgram(textBytes: 100, longestSymbolBytes: 7, output: "1")

  @Test func takesMediansOverTheRounds() throws {
    let rows = CompileCostRows.rows(of: [try twin("typed", [3, 1, 2])])
    #expect(
      rows.map(\.metric) == [
        .compileSeconds, .compileUserSeconds, .compilePeakBytes, .textBytes, .longestSymbolBytes,
      ]
    )
    #expect(rows.map(\.value) == [2, 1, 4096, 100, 7])
    #expect(rows.map(\.n) == [3, 3, 3, 1, 1])
    #expect(rows.allSatisfy { $0.low == nil && $0.reference == nil && $0.status == .ok })
  }

  @Test func comparesRoundByRound() throws {
    // Round by round 2, 4 and 8 times as long: the median is 4, though that of the times is 2.
    let rows = CompileCostRows.rows(of: [
      try twin("typed", [1, 2, 4]), try twin("any", [2, 8, 32]),
    ])
    let ratio = try #require(rows.first { $0.metric == .ratio })
    #expect(abs((ratio.value ?? 0) - 4) < 1e-12)
    #expect(ratio.reference?.variant == "typed")
    #expect(ratio.benchmark.variant == "any")
  }

  @Test func givesAnIntervalFromSixRoundsOn() throws {
    let five = CompileCostRows.rows(of: [try twin("typed", [1, 2, 3, 4, 5])])[0]
    let six = CompileCostRows.rows(of: [try twin("typed", [1, 2, 3, 4, 5, 6])])[0]
    #expect(five.low == nil)
    #expect(six.low == 1)
    #expect(six.high == 6)
  }

  @Test func saysWhyThereIsNoNumber() throws {
    let name = try #require(BenchmarkName("Compile.rows.any.O-4"))
    let subject = CompileSubject(name: name, source: "", flags: [])
    let failed = CompiledSubject(subject: subject, program: .failure(.refused("too complex")))
    let rows = CompileCostRows.rows(of: [failed])
    #expect(rows.count == 5)
    #expect(rows.allSatisfy { $0.value == nil && $0.status == .notMeasured && $0.n == 0 })
    #expect(rows.allSatisfy { $0.note == "the compiler refuses it: too complex" })
    #expect(throws: Never.self) { try ResultTable(rows) }
  }

  private func twin(_ variant: String, _ seconds: [Double]) throws -> CompiledSubject {
    let name = try #require(BenchmarkName("Compile.rows.\(variant).O-4"))
    let samples = seconds.enumerated().map { index, seconds in
      let use = ResourceUse(
        userSeconds: seconds / 2,
        systemSeconds: 0,
        peakBytes: 4096,
        involuntarySwitches: 0
      )
      return CompilationSample(round: index + 1, position: 0, wallSeconds: seconds, use: use)
    }
    let subject = CompileSubject(name: name, source: "", flags: [])
    return CompiledSubject(subject: subject, program: .success(program), samples: samples)
  }
}
