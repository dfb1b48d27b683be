import Foundation
import Testing

@testable import Measurement

/// Profiles that are not what they should be.
@Suite struct MalformedProfileTests {
  /// The small profile with one text in it replaced, the line at fault, and what is said of it.
  struct Malformation: Sendable, CustomTestStringConvertible {
    var text: String
    var replacement: String
    var line: Int
    var words: String

    var testDescription: String { "\(text) -> \(replacement)" }

    init(_ text: String, _ replacement: String, _ line: Int, _ words: String) {
      (self.text, self.replacement, self.line, self.words) = (text, replacement, line, words)
    }
  }

  @Test(arguments: [
    Malformation("# callgrind format", "# cachegrind", 1, "expected '# callgrind format'"),
    Malformation("version: 1", "version: 2", 2, "found version '2', expected 1"),
    Malformation("positions: instr line", "positions:", 4, "found positions '', expected"),
    Malformation("instr line", "line instr", 4, "found positions 'line instr', expected"),
    Malformation("Dw ", "", 5, "no event 'Dw'"),
    Malformation("fn=(1) kernel", "fn=(9)", 9, "the name '(9)', which was not given before"),
    Malformation("fn=(1) kernel", "", 10, "before the first 'fn=' line"),
    Malformation("0x1000 7 10", "0x10zz 7 10", 10, "found '0x10zz', expected a number"),
    Malformation("0x1000 7 10", "0x1000 7 1O", 10, "found '1O', expected a number"),
    Malformation("+4 * 5", "+4 * 99999999999999999999", 11, "expected a number"),
    Malformation("+4 * 5", "+4", 11, "expected a number"),
    Malformation("2 1\n+4", "2 1 8\n+4", 10, "found 14 costs, expected at most 13"),
    Malformation("calls=6", "calls=six", 15, "found 'six', expected a number"),
    Malformation(
      "calls=6 0x2000 0\n* * 60 12 6",
      "calls=9223372036854775807 0x2000 0\n* * 60 12 6\ncalls=9223372036854775807 0x2000 0",
      17,
      "found more than 9223372036854775807 calls"
    ),
    Malformation(
      "+4 * 5",
      "+4 * 9223372036854775807",
      11,
      "found more than 9223372036854775807 costs"
    ),
    Malformation("* * 60 12 6", "", 17, "the costs of 'Ir' add up"),
    Malformation("* * 60 12 6\n-2 +1 1\n", "fn=(1)", 16, "without the cost line"),
    Malformation("ob=(2)\nfl=(2)", "obj=(2)\nfl=(2)", 19, "found 'obj=(2)'"),
    Malformation("totals: 76", "totals: 77", 24, "add up to 76, expected 77"),
    Malformation("totals: 76 16", "totals: 76 17", 24, "'Dr' add up to 16, expected 17"),
    Malformation("totals: 76 16 8 0 0 0 0 0 0 3 1 2 1", "", 23, "it was cut short"),
    Malformation("events:", "evts:", 5, "found 'evts:"),
    Malformation("events: Ir", "0x1 1 1\nevents: Ir", 5, "before the 'positions:' and 'events:'"),
  ])
  func areReportedByFileAndLine(malformation: Malformation) throws {
    let text = WrittenProfile.small.replacing(malformation.text, with: malformation.replacement)
    try #require(text != WrittenProfile.small)
    let file = try WrittenProfile(text)
    let error = try #require(throws: ProfileError.self) { try file.read() }
    #expect(error.description.contains(malformation.words), "\(error)")
    if !malformation.words.contains("add up") { #expect(error.line == malformation.line) }
    #expect(error.description.hasPrefix("\(file.path):\(error.line): "))
  }

  @Test func areReportedWhereTheyCannotBeRead() throws {
    let error = try #require(throws: ProfileError.self) {
      try ProfileReader.read("/no/such/profile", into: CallGraph())
    }
    #expect(error.description == "/no/such/profile:0: cannot be read; expected a callgrind profile")
  }

  /// A profile cut anywhere is never taken for a whole one.
  @Test func areNoticedWhereverTheyWereCut() throws {
    let whole = try String(contentsOfFile: WrittenProfile.real("compressed"), encoding: .utf8)
    let bytes = Array(whole.utf8)
    let end = try #require(whole.firstRange(of: "totals:"))
    let seed = UInt64.random(in: .min ... .max)
    var generator = SplitMix64(seed: seed)
    let cuts = (0..<100).map { _ in
      Int.random(
        in: 0..<whole.utf8.distance(from: whole.startIndex, to: end.lowerBound),
        using: &generator
      )
    }
    for cut in cuts {
      let file = try WrittenProfile(String(decoding: bytes[..<cut], as: UTF8.self))
      let error = try #require(throws: ProfileError.self, "seed \(seed), cut at \(cut)") {
        try file.read()
      }
      let lines = bytes[..<cut].count { $0 == UInt8(ascii: "\n") }
      // The last line may make sense although it was cut; then the end of the file is at fault.
      #expect([lines, lines + 1].contains(error.line), "seed \(seed), cut at \(cut): \(error)")
    }
  }
}
