import Foundation
import Testing

/// A screen as it must be, kept in Golden/; RECORD_GOLDEN=1 rewrites the file and fails the test,
/// so that a recording never passes by accident.
func expectGolden(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Golden/\(name).txt").standardized
  if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  #expect(text == expected, sourceLocation: sourceLocation)
}
