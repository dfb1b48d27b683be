import Foundation
import Testing

@testable import Results

/// Input that is no result, on either side of the gate: the status says what kind of fault it is,
/// the words say where, and every file is as it was.
@Suite struct GateInputTests {
  /// A fault, and what the gate says of it.
  struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let status: Int32
    let words: String
    /// Spoils the run in a directory.
    let spoil: @Sendable (URL) throws -> Void

    init(
      _ name: String,
      _ status: Int32,
      _ words: String,
      spoil: @escaping @Sendable (URL) throws -> Void
    ) {
      testDescription = name
      self.status = status
      self.words = words
      self.spoil = spoil
    }

    /// A fault in the text of a file.
    static func text(
      _ name: String,
      _ words: String,
      in file: String,
      edit: @escaping @Sendable (String) -> String
    ) -> Fault {
      Fault(name, 65, words) { run in
        let url = run.appending(path: file)
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        let edited = edit(text)
        try #require(edited != text)
        try Data(edited.utf8).write(to: url)
      }
    }
  }

  static let faults = [
    Fault.text("rows of another schema", "found schema '2'", in: "results.csv") {
      $0.replacing("\n1,", with: "\n2,")
    },
    Fault.text("a manifest of another schema", "schema: found 9", in: "run.json") {
      $0.replacing("\"schema\" : 1", with: "\"schema\" : 9")
    },
    Fault.text("rows cut short inside a line", "end of file inside a line", in: "results.csv") {
      String($0.dropLast(4))
    },
    Fault.text("rows cut short behind a line", "cut short", in: "results.csv") {
      $0.split(separator: "\n").dropLast().map { $0 + "\n" }.joined()
    },
    Fault.text("a manifest cut short", "run.json", in: "run.json") {
      String($0.prefix($0.count / 2))
    },
    Fault.text("a row twice", "a second row for", in: "results.csv") {
      $0 + $0.split(separator: "\n")[1] + "\n"
    },
    Fault.text("a wrong unit", "found unit 'ns/op'", in: "results.csv") {
      $0.replacing("count/op", with: "ns/op")
    },
    Fault.text("no header", "found the header", in: "results.csv") {
      $0.split(separator: "\n").dropFirst().map { $0 + "\n" }.joined()
    },
    Fault.text("bytes that are no text", "results.csv", in: "results.csv") { _ in "\u{0}\u{1}" },
    Fault("a directory without a result", 65, "is no result directory") { run in
      for file in ["results.csv", "run.json"] {
        try FileManager.default.removeItem(at: run.appending(path: file))
      }
    },
    Fault("no directory", 4, "no such directory") { try FileManager.default.removeItem(at: $0) },
  ]

  @Test(arguments: faults, ["a", "b"])
  func isNamedWithItsPlaceAndTouchesNoFile(_ fault: Fault, _ side: String) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "gate-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    for run in ["a", "b"] {
      try CountedRun.write(
        ["Boxing.store.any.32B": 1, "Tree.diff.any.256": 7],
        to: directory.appending(path: run).path
      )
    }
    try fault.spoil(directory.appending(path: side))
    for file in ["v.json", "v.md", "v.xml"] {
      try Data("old".utf8).write(to: directory.appending(path: file))
    }
    let before = try contents(directory)
    let outcome = try BuiltReportGen.run(
      ["gate", "--baseline", "a", "--candidate", "b", "--json", "v.json", "--markdown", "v.md"]
        + ["--junit", "v.xml"],
      in: directory
    )
    #expect(outcome.status == fault.status, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("Error: \(side)"), "\(outcome.errors)")
    #expect(outcome.errors.contains(fault.words), "\(outcome.errors)")
    #expect(outcome.output == "")
    #expect(try contents(directory) == before)
  }

  /// Every file below a directory, with its bytes.
  private func contents(_ directory: URL) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
    return names.reduce(into: [:]) { contents, name in
      contents[name] = FileManager.default.contents(atPath: "\(directory.path)/\(name)")
    }
  }
}
