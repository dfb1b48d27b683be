import Foundation
import Testing

@testable import Results

@Suite struct JSONTextTests {
  private struct Document: Codable, Equatable {
    var schema = 1
    var words: String
    var figure: Double
    var absent: Int?
  }

  @Test func sortsKeysAndEndsTheLine() throws {
    let text = String(decoding: try jsonBytes(Document(words: "a/b", figure: 0.5)), as: UTF8.self)
    #expect(text == "{\n  \"figure\" : 0.5,\n  \"schema\" : 1,\n  \"words\" : \"a/b\"\n}\n")
  }

  /// An escape is the same text to a reader and nothing to a terminal.
  @Test(arguments: [
    "\u{1B}[31m", "\u{7F}", "\u{9B}2J", "\u{202E}x\u{202C}", "\u{2066}", "\u{E0041}", "ä€😀",
  ])
  func escapesWhatATerminalWouldObeyAndLosesNothing(_ words: String) throws {
    let bytes = try jsonBytes(Document(words: words, figure: 1))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.split(separator: "\n").allSatisfy { inert(String($0)) == $0 })
    #expect(try JSONDecoder().decode(Document.self, from: Data(bytes)).words == words)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func refusesWhatIsNoNumber(_ figure: Double) {
    #expect(throws: ResultFileError.self) { try jsonBytes(Document(words: "", figure: figure)) }
  }

  @Test func namesEveryColumnOfARow() throws {
    let reference = try #require(BenchmarkName("Boxing.store.concrete.32B"))
    let row = ResultRow(
      benchmark: try #require(BenchmarkName("Boxing.store.any.32B")),
      metric: .ratio,
      value: 2,
      low: 1.5,
      high: 2.5,
      n: 9,
      reference: reference,
      note: "boxed"
    )
    let bytes = try jsonBytes(RowsDocument([row]), isCompact: true)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {"rows":[{"benchmark":"Boxing.store.any.32B","high":2.5,"low":1.5,"metric":"ratio","n":9,\
        "note":"boxed","reference":"Boxing.store.concrete.32B","status":"ok","unit":"x",\
        "value":2}],"schema":1}

        """
    )
  }
}
