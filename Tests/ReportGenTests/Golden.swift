import Glibc
import Testing

@testable import Results

/// Compares `text` with the file of this name in Golden/; under RECORD_GOLDEN=1 the file is
/// rewritten and the test fails, so that a recording never passes by accident.
func expectGolden(_ text: String, _ name: String, location: SourceLocation = #_sourceLocation) {
  let path = goldenDirectory + name
  if unsafe getenv("RECORD_GOLDEN").map({ unsafe String(cString: $0) }) == "1" {
    do { try OutputFile.write(text.utf8, to: path) } catch { Issue.record(error) }
    Issue.record("recorded \(name)", sourceLocation: location)
    return
  }
  let expected = (try? InputFile(path: path).readAll()).map { String(decoding: $0, as: UTF8.self) }
  #expect(
    text == expected,
    "\(name) differs; RECORD_GOLDEN=1 rewrites it",
    sourceLocation: location
  )
}

private let goldenDirectory: String = {
  let file = #filePath
  return file[..<(file.lastIndex(of: "/") ?? file.startIndex)] + "/Golden/"
}()
