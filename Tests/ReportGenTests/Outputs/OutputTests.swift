import Foundation
import Testing

@testable import ReportGen
@testable import Results

/// What holds for everything that ReportGen writes, through the program that users run.
@Suite struct OutputTests {
  /// Markup, markdown, a formula, terminal commands of both kinds, and a line turned round.
  static let hostile =
    "=cmd|' /C calc'!A0 <script>alert(1)</script> <img src=x onerror=alert(1)> ]]> --> `x` **b**"
    + " [a](javascript:alert(1)) | \u{1B}[31mred \u{9B}2J \u{202E}desrever\u{2066} \u{7F} &lt; \"'"
  private static let active: [Unicode.Scalar] = [
    "\u{1B}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{7F}",
  ]

  @Test(arguments: SavedRuns.commands.indices)
  func givesTheSameBytesTwice(_ index: Int) throws {
    try withRuns("a note, and \"another\"") { directory in
      let first = try texts(of: index, in: directory)
      let second = try texts(of: index, in: directory)
      #expect(first == second)
      #expect(!first.joined().isEmpty)
    }
  }

  @Test(arguments: SavedRuns.commands.indices)
  func showsHostileWordsInert(_ index: Int) throws {
    try withRuns(Self.hostile) { directory in
      let (arguments, files) = SavedRuns.commands[index]
      for (text, name) in zip(try texts(of: index, in: directory), ["standard output"] + files) {
        let found = text.unicodeScalars.filter(Self.active.contains)
        #expect(found.isEmpty, "\(arguments) leave \(found) in \(name)")
        try expectInert(text, name, arguments)
      }
    }
  }

  /// A field of a million characters neither breaks a form nor is padded to in every row.
  @Test(arguments: SavedRuns.commands.indices)
  func staysReadableWhereAFieldHasAMillionCharacters(_ index: Int) throws {
    let words = String(repeating: "<b>|`\u{202E}", count: 1_000_000 / 8)
    let lengthen = { (directory: URL) in try Self.lengthen(in: directory, words) }
    try withRuns("a note", lengthen) { directory in
      let (arguments, files) = SavedRuns.commands[index]
      for (text, name) in zip(try texts(of: index, in: directory), ["standard output"] + files) {
        #expect(!text.contains("\u{202E}"), "\(arguments): \(name)")
        #expect(text.utf8.count < 3_000_000, "\(arguments): \(name) has \(text.utf8.count) bytes")
      }
    }
  }

  /// Gives one row of each run a note that just fits a record.
  private static func lengthen(in directory: URL, _ words: String) throws {
    for run in ["a", "b", "c", "part", "matrix/default", "matrix/other"] {
      let path = directory.appending(path: run).path(percentEncoded: false) + "/results.csv"
      var rows = try ResultTable(readingFrom: path).rows
      let place = rows.firstIndex { $0.status == .crashed } ?? 0
      rows[place].note = words.filter { $0 != "\u{202E}" } + "\u{202E}"
      try ResultTable(rows).write(to: path)
    }
  }

  private func expectInert(_ text: String, _ name: String, _ arguments: [String]) throws {
    switch name.split(separator: ".").last {
    case "svg", "xml":
      let document = try XMLText(text)
      #expect(document.elements["script"] == nil && document.elements["img"] == nil)
    case "html":
      #expect(text.components(separatedBy: "<script").count == 3 && !text.contains("<img"))
    case "md":
      let bare = ["\\<", "\\]", "&lt;"].reduce(text) { $0.replacing($1, with: "") }
      let outsideCode = bare.replacing(/`+[^`]*`+/, with: "")
      #expect(!outsideCode.contains("<script") && !outsideCode.contains("<img"), "\(arguments)")
      #expect(!outsideCode.contains("](javascript"), "\(arguments)")
    case "csv":
      #expect(!text.contains(",=") && !text.contains(",\"="), "\(arguments) leave a formula")
    default:
      guard arguments.contains("json") || arguments.contains("export") || name.hasSuffix("json")
      else { return }
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
  }

  private func withRuns(
    _ words: String,
    _ change: (URL) throws -> Void = { _ in },
    _ body: (URL) throws -> Void
  ) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "outputs-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try SavedRuns.write(words, to: directory)
    try change(directory)
    try body(directory)
  }

  /// Standard output, then the files, of a command that must not end as an error of its own.
  private func texts(of index: Int, in directory: URL) throws -> [String] {
    let (arguments, files) = SavedRuns.commands[index]
    let outcome = try BuiltReportGen.run(arguments, in: directory)
    #expect([0, 1, 4, 5].contains(outcome.status), "\(arguments): \(outcome.errors)")
    // The one line that a gate whose document is JSON adds for logs.
    let complaints = outcome.errors.split(separator: "\n").filter { !$0.hasPrefix("verdict: ") }
    #expect(complaints.isEmpty, "\(arguments): \(outcome.errors)")
    return [outcome.output]
      + (try files.map {
        String(decoding: try Data(contentsOf: directory.appending(path: $0)), as: UTF8.self)
      })
  }
}
