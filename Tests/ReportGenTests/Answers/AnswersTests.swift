import Testing

@testable import ReportGen
@testable import Results

@Suite struct AnswersTests {
  private func evidence(_ text: String, _ changes: String = "") throws -> Evidence {
    Evidence(try ResultTable(changed(rows(text), by: rows(changes))), MadeUpRun.manifest)
  }

  @Test func saysNothingWithoutRows() throws {
    #expect(try Answers(evidence: evidence("")).lines == [])
  }

  // A box takes 10, a copy 3, a call 1: they meet at 10 / (3 - 1) calls.
  private static let copying = """
    Boxing.store.concrete.0B time 1 [1 1]; Boxing.store.any.100B time 11 [11 11]
    Boxing.store.concrete.100B time 4 [4 4]; Dispatch.method.any.one difference 1 [1 1]
    """

  @Test(arguments: [
    (
      "",
      "- At 100 bytes, a value that is boxed once and passed on as `any` costs less than copying it from 5.0 calls on [5.0, 5.0]."
    ),
    (
      "Dispatch.method.any.one difference 3 [3 3]",
      "- At 100 bytes, `any` never pays: a call through it costs more than a copy."
    ),
    (
      "Dispatch.method.any.one difference 3 [2 4]",
      "- At 100 bytes, a call and a copy cannot be told apart well enough to say."
    ),
  ])
  func findsWhereABoxBeatsCopying(_ change: String, _ sentence: String) throws {
    let lines = try CopyBreakEven(evidence: evidence(Self.copying, change)).lines
    #expect(lines == [sentence])
  }

  @Test func carriesTheEndsOfIntervalsIntoTheBreakEven() throws {
    let wide = "Boxing.store.any.100B time 11 [9 13]; Boxing.store.concrete.100B time 4 [3 5]"
    let answers = try CopyBreakEven(evidence: evidence(Self.copying, wide)).answers
    // From 8 / (4 - 1) to 12 / (2 - 1).
    #expect(answers.map(\.answer) == [.after(Interval(5, 8.0 / 3, 12))])
  }

  private static let forms = """
    Boxing.copy.any.32B time 10 [9 11]; Boxing.copy.classBox.32B time 5 [4 6]
    Boxing.copy.enum.32B time 1 [0.9 1.1]; Boxing.store.any.32B time 10 [10 10]
    Boxing.store.classBox.32B time 20 [20 20]
    """

  @Test(arguments: [
    (
      "",
      "- A class box beats the existential at copy (32 bytes); it loses to the existential at store (32 bytes)."
    ),
    (
      "Boxing.copy.classBox.32B time 10 [9 11]",
      "- A class box loses to the existential at store (32 bytes); it cannot be told from the existential at copy (32 bytes)."
    ),
    (
      "Boxing.copy.classBox.32B time 15 [14 16]",
      "- A class box loses to the existential at copy (32 bytes), store (32 bytes)."
    ),
  ])
  func turnsTheSentenceOnAClassBoxRound(_ change: String, _ sentence: String) throws {
    let lines = try FormBreakEven(evidence: evidence(Self.forms, change)).lines
    #expect(lines.first == sentence)
  }

  @Test func saysAfterHowManyCopiesAClassBoxHasPaid() throws {
    let lines = try FormBreakEven(evidence: evidence(Self.forms)).lines
    // 10 dearer to make, 5 cheaper to copy, from 3 to 7.
    #expect(lines.contains { $0.hasSuffix("it has paid after 2.0 copies [1.4, 3.3].") })
    let equal = try FormBreakEven(
      evidence: evidence(Self.forms, "Boxing.copy.classBox.32B time 10 [9 11]")
    )
    #expect(!equal.lines.contains { $0.contains("has paid") })
  }

  @Test(arguments: [
    ("", "- An enum beats both the existential and the class box at copy (32 bytes)."),
    (
      "Boxing.copy.enum.32B time 9 [8 10]",
      "- An enum loses to both the existential and the class box at copy (32 bytes)."
    ),
    (
      "Boxing.copy.enum.32B time 5 [4 6]",
      "- An enum cannot be told from both the existential and the class box at copy (32 bytes)."
    ),
  ])
  func turnsTheSentenceOnAnEnumRound(_ change: String, _ sentence: String) throws {
    #expect(try FormBreakEven(evidence: evidence(Self.forms, change)).lines.last == sentence)
  }

  private static let decisions = """
    Boxing.store.some.32B time 1 [1 1]; Dispatch.method.some.one time 1 [1 1]
    Boxing.store.any.32B time 20 [19 21]; Dispatch.method.any.one time 3 [2.5 3.5]
    Boxing.store.closureBox.32B time 30 [29 31]; Dispatch.method.closure.one time 1 [1 1]
    Boxing.store.genericUnspecialized.32B time 5 [5 5]
    Dispatch.method.genericUnspecialized.one time 2 [2 2]
    """

  private func table(_ change: String = "") throws -> [String] {
    DecisionTable(costs: FormCosts(evidence: try evidence(Self.decisions, change))).lines
  }

  @Test func addsMakingAndCalls() throws {
    let lines = try table()
    let once = try #require(lines.first { $0.hasPrefix("|    32 B |     1 |") })
    #expect(once.contains("23.0 [21.5, 24.5]") && once.hasSuffix("| any                        |"))
    let ten = try #require(lines.first { $0.hasPrefix("|    32 B |    10 |") })
    #expect(ten.contains("50.0 [44.0, 56.0]") && ten.contains("| closure "))
  }

  @Test func namesEveryFormThatMayBeTheCheapest() throws {
    let lines = try table("Boxing.store.closureBox.32B time 22 [21 23]")
    let once = try #require(lines.first { $0.hasPrefix("|    32 B |     1 |") })
    #expect(once.contains("| any or closure "))
  }

  @Test(arguments: [
    ("", "with `any`: the generic is still cheaper."),
    ("Boxing.store.genericUnspecialized.32B time 50 [50 50]", "with `any`: `any` is cheaper."),
    (
      "Boxing.store.genericUnspecialized.32B time 21 [21 21]",
      "with `any`: no difference is certain."
    ),
  ])
  func turnsTheSentenceOnHiddenBodiesRound(_ change: String, _ end: String) throws {
    #expect(try table(change).last?.hasSuffix(end) == true)
  }

  @Test func leavesOutWhatWasNotMeasured() throws {
    let lines = DecisionTable(costs: FormCosts(evidence: try evidence(AnswersTests.copying))).lines
    #expect(lines == [])
    let kept = rows(Self.decisions).filter { $0.benchmark.variant != "genericUnspecialized" }
    let without = Evidence(try ResultTable(kept), MadeUpRun.manifest)
    let table = DecisionTable(costs: FormCosts(evidence: without)).lines
    #expect(!table.contains { $0.contains("hidden") })
  }

  @Test(arguments: [
    ("1 [0.99 1.01]", "`some` costs what the concrete type does, to 5 %: 1.000x [0.990, 1.010]"),
    ("2 [1.9 2.1]", "`some` still costs something else than the concrete type: 2.00x [1.90, 2.10]"),
    ("1 [0.9 1.2]", "what `some` costs is not decided: 1.000x [0.900, 1.200]"),
  ])
  func turnsTheFirstSentenceRound(_ ratio: String, _ words: String) throws {
    let lines = try Answers(
      evidence: evidence(
        """
        Boxing.store.some.32B indirect_branches 0; Boxing.store.concrete.32B indirect_branches 0
        Boxing.store.some.32B allocations 0; Boxing.store.concrete.32B allocations 0
        Boxing.store.some.32B ratio \(ratio); Boxing.store.any.32B ratio 9 [8 10]
        """
      )
    ).lines
    #expect(lines.contains { $0.contains(words) }, "\(lines)")
  }

  @Test func fitsTheCostOfABoxACallAndARetain() throws {
    let lines = try #require(CostModel(evidence(Self.model))?.lines)
    #expect(lines.contains { $0.hasPrefix("- 15.0 ns [15.0, 15.0] for each heap allocation") })
    #expect(lines.contains { $0.hasPrefix("- 2.00 ns [2.00, 2.00] for each indirect branch") })
    #expect(lines.contains { $0.hasPrefix("- 9.00 ns [9.00, 9.00] for each retain") })
    #expect(CostModel(try evidence("Boxing.a.any difference 1 [1 1]")) == nil)
  }

  /// Seven operations of `any` whose time is exactly 15 a box, 2 a branch and 9 a retain.
  private static let model: String = [
    (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (0, 1, 1), (1, 2, 1), (2, 1, 0),
  ].enumerated().map { index, amounts in
    let (boxes, branches, retains) = amounts
    let time = 15 * boxes + 2 * branches + 9 * retains
    return """
      Boxing.o\(index).any difference \(time) [\(time) \(time)]
      Boxing.o\(index).any allocations \(boxes); Boxing.o\(index).concrete allocations 0
      Boxing.o\(index).any indirect_branches \(branches)
      Boxing.o\(index).concrete indirect_branches 0
      Boxing.o\(index).any retains \(retains); Boxing.o\(index).concrete retains 0
      """
  }.joined(separator: "\n")
}
