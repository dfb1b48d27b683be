import Foundation
import Testing

@testable import Results

/// Answers for programs, through the program that users run.
@Suite struct JSONAnswerTests {
  private static let commands: [(name: String, arguments: [String])] = [
    ("claims", ["claims", "--input", "a", "--format", "json"]),
    ("gate", ["gate", "--baseline", "a", "--candidate", "b", "--format", "json"]),
    ("history-made-up", ["history", "a", "b", "c", "--format", "json"]),
    ("matrix", ["matrix", "--input", "matrix", "--format", "json"]),
  ]

  @Test(arguments: commands.indices)
  func isWhatItWasAndSaysItsVersion(_ index: Int) throws {
    let (name, arguments) = Self.commands[index]
    let directory = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try SavedRuns.write("a note", to: directory)
    let outcome = try BuiltReportGen.run(arguments, in: directory)
    if name == "gate" {
      #expect(outcome.errors.hasPrefix("verdict: failed exit=5 compared="), "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1)
    } else {
      #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    }
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect((document as? [String: Any])?["schema"] as? Int == 1)
    expectGolden(outcome.output, "answer-\(name).json")
  }
}
