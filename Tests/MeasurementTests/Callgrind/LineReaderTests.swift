import Testing

@testable import Measurement

@Suite struct LineReaderTests {
  private static let text = "one\n\nthree is longer than any buffer\nfour"

  @Test(arguments: [1, 2, 3, 7, 64, 65_536])
  func givesTheSameLinesWhateverTheBuffer(capacity: Int) throws {
    let file = try WrittenProfile(Self.text)
    guard var reader = LineReader(path: file.path, capacity: capacity) else {
      Issue.record("cannot be opened")
      return
    }
    var lines: [String] = []
    while let line = reader.nextLine({ String($0, from: 0) }) { lines.append(line) }
    #expect(lines == ["one", "", "three is longer than any buffer", "four"])
    let number = reader.number
    #expect(number == 4)
  }

  @Test func hasNoLineInAnEmptyFile() throws {
    let file = try WrittenProfile("")
    guard var reader = LineReader(path: file.path) else {
      Issue.record("cannot be opened")
      return
    }
    let line = reader.nextLine { $0.count }
    #expect(line == nil)
    let number = reader.number
    #expect(number == 0)
  }
}
