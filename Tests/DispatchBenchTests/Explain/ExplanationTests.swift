import Measurement
import Results
import Testing

@testable import DispatchBench

/// Whole screens of `explain` from counts that are made up.
@Suite struct ExplanationTests {
  private typealias Made = MadeUpExplanation

  private func text(_ counts: CountsOfOne, kind: BuildFacts.Kind = .release) -> String {
    Explanation(Made.any, Made.concrete, counts, kind: kind).text + "\n"
  }

  @Test func saysWhatDiffersFromTheReference() throws {
    let counts = CountsOfOne(
      instrument: "valgrind-3.19.0",
      own: Made.anyCount,
      reference: Made.concreteCount
    )
    try expectGolden(text(counts), "explain-counted")
  }

  @Test func saysWhyNothingWasCounted() throws {
    try expectGolden(text(CountsOfOne(without: "no valgrind"), kind: .debug), "explain-uncounted")
  }

  @Test func comparesWithNothingWhereThereIsNoReference() throws {
    let counts = CountsOfOne(
      instrument: "valgrind-3.19.0",
      own: Made.concreteCount,
      reference: nil
    )
    let text = Explanation(Made.concrete, nil, counts, kind: .release).text + "\n"
    try expectGolden(text, "explain-alone")
  }

  @Test func saysThatARowIsNotTheDearerOne() {
    let counts = CountsOfOne(
      instrument: "valgrind-3.19.0",
      own: Made.concreteCount,
      reference: Made.anyCount
    )
    let words = DifferenceWords.text(Made.concrete, counts)
    #expect(words.contains("It executes 150 instructions fewer: 8 against 158"))
    #expect(words.contains("-1 heap object: "))
  }

  @Test func saysThatTwoRowsAreAlike() {
    let counts = CountsOfOne(
      instrument: "valgrind-3.19.0",
      own: Made.concreteCount,
      reference: Made.concreteCount
    )
    let words = DifferenceWords.text(Made.concrete, counts)
    #expect(words.contains("It executes as many instructions: 8."))
    #expect(words.contains("as often as its reference"))
    #expect(!words.contains("By whose code"))
  }

  @Test func tellsWhoseCodeAFunctionIs() {
    func place(_ object: String) -> CodePlace {
      let none = Rational(0)
      return CodePlace(
        FunctionCost(symbol: "f", object: object, calls: none, instructions: none)
      )
    }
    #expect(place("/tmp/dispatchbench-x/subject") == .program)
    #expect(place("/usr/lib/swift/linux/libswift_Concurrency.so") == .swiftRuntime)
    #expect(place("/lib/x86_64-linux-gnu/libc.so.6") == .cLibrary)
    #expect(place("/lib/x86_64-linux-gnu/libstdc++.so.6") == .other)
  }
}
