import Testing

@testable import ReportGen
@testable import Results

@Suite struct GrowthSectionTests {
  private func evidence(_ text: String, operations: [String: Int] = [:]) throws -> Evidence {
    var manifest = MadeUpRun.manifest
    manifest.benchmarks = operations.sorted { $0.key < $1.key }.map { name, count in
      BenchmarkDescription(
        name: name,
        reference: nil,
        operationsPerIteration: count,
        leaves: "nothing"
      )
    }
    return Evidence(try ResultTable(rows(text)), manifest)
  }

  private func body(_ text: String) throws -> [String] {
    GrowthSection(evidence: try evidence(text)).body
  }

  private static let line = """
    Key.find.any.10 time 23 [22 24]; Key.find.any.100 time 203 [200 206]
    Key.find.any.1k time 2003 [1990 2010]
    """

  @Test(arguments: [
    "", "Key.find.any.10 time 5 [4 6]; Key.find.any.100 time 5 [4 6]",
    "Key.find.any.10 time 5; Key.find.any.100 time 5; Key.find.any.1k time 5",
    "Key.find.any.8B time 5 [4 6]; Key.find.any.9B time 5 [4 6]; Key.find.any.10B time 5 [4 6]",
    "Key.find.any.1 time 5 [4 6]; Key.find.a.2 time 5 [4 6]; Key.find.b.3 time 5 [4 6]",
    "Key.find.any.a1 time 5 [4 6]; Key.find.any.a2 time 5 [4 6]; Key.find.any.b3 time 5 [4 6]",
    "Control.find.any.1 time 5 [4 6]; Control.find.any.2 time 5 [4 6]; Control.find.any.3 time 5 [4 6]",
  ])
  func saysNothingWithoutThreeSizesOfOneForm(_ text: String) throws {
    #expect(GrowthSection(evidence: try evidence(text)).lines == [])
  }

  @Test func leavesOutASizeThatHasNoTime() throws {
    let below = ResultRow(
      benchmark: try #require(BenchmarkName("Key.find.any.100")),
      metric: .time,
      value: nil,
      high: 0.3,
      n: 9,
      status: .belowResolution,
      note: "not distinguishable from the empty loop"
    )
    let changed = changed(rows(Self.line), by: [below])
    let evidence = Evidence(try ResultTable(changed), MadeUpRun.manifest)
    #expect(GrowthSection(evidence: evidence).lines == [])
  }

  @Test func tellsWhatIsAdded() throws {
    let cells = try #require(try body(Self.line).last).split(separator: "|").map { cell in
      cell.drop { $0 == " " }.prefix { $0 != " " }
    }
    #expect(cells.prefix(3).map(String.init) == ["Key.find.any", "10,", "n"])
    let row = try #require(try body(Self.line).last)
    #expect(row.contains("] + 2.00 [") && row.contains("] n "))
    #expect(row.contains("| n 0.0 %; n log₂ n "))
    #expect(try body(Self.line).contains("- Time of 1 form: 1 with n."))
  }

  @Test(arguments: [
    ("23 [22 24]; Key.find.any.100 time 23 [22 24]; Key.find.any.1k time 23 [22 24]", "1 constant"),
    (
      "23 [2 44]; Key.find.any.100 time 23 [2 44]; Key.find.any.1k time 23 [2 44]",
      "1 not decided"
    ),
    (
      "23 [23 23]; Key.find.any.100 time 23 [23 23]; Key.find.any.101 time 99 [99 99]",
      "1 as none of the five"
    ),
    (
      "100 [99 101]; Key.find.any.100 time 10000 [9900 10100]; Key.find.any.1k time 1e6 [1e6 1e6]",
      "1 with n²"
    ),
  ])
  func turnsTheTallyRoundWithTheData(_ figures: String, _ words: String) throws {
    let lines = try body("Key.find.any.10 time \(figures)")
    #expect(lines.contains("- Time of 1 form: \(words)."), "\(lines)")
  }

  @Test func tellsTimeAndInstructionsApart() throws {
    let counts = """
      Key.find.any.10 instructions 5; Key.find.any.100 instructions 5
      Key.find.any.1k instructions 5
      """
    let lines = try body(Self.line + "\n" + counts)
    #expect(lines.contains("- Instructions of 1 form: 1 constant."))
    let last = try #require(lines.last)
    #expect(last.contains("| constant ") && last.contains("| 5.00 ") && last.contains("| instr |"))
    #expect(!last.contains("Key"))
  }

  // An operation is a row of a table that an iteration goes over twice; the whole; or neither.
  @Test(arguments: [
    ([20, 200, 2000], [10.0, 100, 1000]), ([5, 5, 5], [1, 1, 1]), ([1, 2, 10], [1, 2, 10]),
  ])
  func multipliesByWhatTheWholeIs(_ operations: [Int], _ factors: [Double]) throws {
    let names = ["Key.find.any.10", "Key.find.any.100", "Key.find.any.1k"]
    let evidence = try evidence(
      names.map { "\($0) instructions 7" }.joined(separator: ";"),
      operations: Dictionary(uniqueKeysWithValues: zip(names, operations))
    )
    let costs = try #require(SizedCosts.all(.instructions, evidence).first)
    #expect(costs.samples.map(\.size) == [10, 100, 1000])
    #expect(costs.samples.map(\.cost.value) == factors.map { 7 * $0 })
  }

  @Test func givesTheExponentTheRoomOfTheIntervals() throws {
    let costs = try #require(SizedCosts.all(.time, evidence(Self.line)).first)
    let exponent = try #require(costs.exponent)
    // Over equal steps the slope is that between the ends: log₁₀(2003 / 23) / 2.
    #expect(abs(exponent.value - 0.97) < 0.001)
    #expect(exponent.low < exponent.value && exponent.value < exponent.high)
  }

  @Test func namesWhereTimeGrowsOtherwiseThanInstructions() throws {
    let counts = "Key.find.any.10 instructions 1; Key.find.any.100 instructions 100"
    let words = "- Time grows otherwise than instructions: Key.find.any (n against n²)."
    #expect(try body("\(Self.line)\n\(counts); Key.find.any.1k instructions 10000").contains(words))
    let same = "Key.find.any.10 instructions 10; Key.find.any.100 instructions 100"
    let lines = try body("\(Self.line)\n\(same); Key.find.any.1k instructions 1000")
    #expect(!lines.contains { $0.contains("otherwise") })
  }

  @Test func keepsThePictureOfManySizesAndFormsSmall() throws {
    let forms = (0..<GrowthSection.mostForms + 2).flatMap { form in
      (1...70).map { size in "Key.find.v\(form).\(size) instructions \(3 + 2 * size)" }
    }
    let lines = try body(forms.joined(separator: "\n"))
    #expect(lines.contains("- Instructions of 102 forms: 102 with n."))
    #expect(lines.last == "2 more forms are not shown.")
    #expect(lines.count { $0.contains("| 1 to 70, 64 sizes ") } == GrowthSection.mostForms)
    #expect(lines.count { $0.contains("| 3.00 + 2.00 n ") } == GrowthSection.mostForms)
  }

  // A file may hold any number; none of them may end the report.
  @Test(arguments: [
    "1e308", "1e-308", "-5", "0", "1e30", "1e-30",
  ])
  func livesWithCostsOfAnySize(_ cost: String) throws {
    let sizes = ["1", "1000", "999999999999999999999999999999", "7M"]
    let text = sizes.map { "Key.find.any.\($0) time \(cost) [\(cost) \(cost)]" }
    let lines = try body(text.joined(separator: "\n"))
    #expect(!lines.contains { $0.contains("nan") || $0.contains("inf") })
  }
}
