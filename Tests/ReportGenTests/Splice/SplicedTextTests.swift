import Testing

@testable import ReportGen
@testable import Results

@Suite struct SplicedTextTests {
  private func spliced(_ text: String, _ lines: [String] = ["new"]) throws -> String {
    let bytes = try SplicedText(Array(text.utf8)).replaced { _ in lines }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func replacesABlockAndKeepsTheRest() throws {
    let text = "a\n<!-- splice: x y -->\nold\nold\n<!-- /splice -->\nb"
    #expect(
      try spliced(text, ["1", "2"])
        == "a\n<!-- splice: x y -->\n\n1\n2\n\n<!-- /splice -->\nb"
    )
  }

  @Test func replacesInsideALine() throws {
    let text =
      "it is <!-- splice: x -->old<!-- /splice -->, and <!-- splice: y --><!-- /splice -->!"
    #expect(
      try spliced(text)
        == "it is <!-- splice: x -->new<!-- /splice -->, and <!-- splice: y -->new<!-- /splice -->!"
    )
    #expect(try SplicedText(Array(text.utf8)).pieces.map(\.request) == ["x", "y"])
  }

  @Test(arguments: [
    "a\n<!-- splice: x -->\n<!-- /splice -->\n",
    "<!-- splice: x -->\r\nold\r\n<!-- /splice -->\r\n",
    "no marker", "", "x <!-- splice: x -->y<!-- /splice --> z",
  ])
  func changesNothingTheSecondTime(_ text: String) throws {
    let once = try spliced(text)
    #expect(try spliced(once) == once)
  }

  @Test func keepsTheLineEndsAndTheBytesThatAreNoText() throws {
    let bytes =
      Array("\u{FEFF}".utf8) + [0xFF, 0xC3]
      + Array("\r\n<!-- splice: x -->\r\nold\r\n<!-- /splice -->\r\n".utf8) + [0x80]
    let new = try SplicedText(bytes).replaced { _ in ["n"] }
    #expect(
      new == Array("\u{FEFF}".utf8) + [0xFF, 0xC3]
        + Array("\r\n<!-- splice: x -->\r\n\r\nn\r\n\r\n<!-- /splice -->\r\n".utf8) + [0x80]
    )
  }

  @Test(arguments: ["```\n", "  ~~~~ text\n"])
  func leavesCodeAlone(_ fence: String) throws {
    let mark = fence.filter { "`~".contains($0) }
    let text = "\(fence)<!-- splice: x -->\nold\n<!-- /splice -->\n\(mark)\n"
    #expect(try spliced(text) == text)
    let behind = text + "<!-- splice: x -->o<!-- /splice -->"
    #expect(try spliced(behind) == text + "<!-- splice: x -->new<!-- /splice -->")
  }

  @Test(arguments: [
    ("a\n<!-- splice: x -->\nold\n", SpliceError.unclosed(line: 2)),
    ("<!-- splice: x -->", .unclosed(line: 1)), ("a\n\n<!-- /splice -->", .unopened(line: 3)),
    ("<!-- splice: x\n-->\n<!-- /splice -->", .unended(line: 1)),
    ("<!-- splice: x --> text\n<!-- /splice -->", .notAtLineEnd(line: 1)),
    ("<!-- splice: x -->\n text <!-- /splice -->", .notAtLineStart(line: 2)),
    (
      "<!-- splice: x -->\n<!-- splice: y -->\n<!-- /splice -->\n<!-- /splice -->",
      .unopened(line: 4)
    ),
  ])
  func refusesMarkersWithoutAPartner(_ text: String, _ error: SpliceError) {
    #expect(throws: error) { try SplicedText(Array(text.utf8)) }
  }
}
