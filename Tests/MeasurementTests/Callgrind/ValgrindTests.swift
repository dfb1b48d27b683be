import Testing

@testable import Measurement

@Suite struct ValgrindTests {
  @Test(arguments: [
    ("valgrind-3.19.0", true), ("valgrind-3.19", true), ("valgrind-3.25.1", true),
    ("valgrind-4.0.0", true), ("valgrind-3.18.1", false), ("valgrind-2.99.99", false),
    ("valgrind-3.19.0.GIT", true), ("valgrind", false), ("valgrind-3", false), ("", false),
  ])
  func isRecentFrom319On(version: String, expected: Bool) {
    #expect(Valgrind.isRecent(version) == expected)
  }

  @Test func isLookedForInThePathAlone() {
    #expect(throws: ValgrindError.notFound) { try Valgrind(path: "/no/such/directory:/nor/this") }
    #expect(throws: ValgrindError.notFound) { try Valgrind(path: "") }
  }
}
