import Foundation
import Testing

/// Holds `text` against the file Golden/`name` beside the tests.
///
/// With RECORD_GOLDEN=1 in the environment the file is written instead and the test fails, so that
/// a recording never passes unseen.
func expectGolden(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
  if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  #expect(text == expected, "\(name)", sourceLocation: sourceLocation)
}
