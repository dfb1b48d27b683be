import Glibc
import Testing

@testable import Results

@Suite struct DirectoryLockTests {
  @Test func refusesASecondRunByName() throws {
    try withTemporaryDirectory { directory in
      try hold(directory) {
        let error = #expect(throws: FileError.self) { _ = try DirectoryLock(directory: directory) }
        #expect(
          error?.description
            == "\(directory): is in use by process \(getpid()); wait for it to end or name another"
            + " directory"
        )
      }
      try hold(directory) {}
      #expect(entries(of: directory) == [])
    }
  }

  @Test func letsOnlyOneOfManyIn() async throws {
    let directory = "/tmp/results-lock-\(getpid())"
    try createDirectory(directory)
    defer { unsafe rmdir(directory) }
    let most = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).reduce(0) { count, _ in count + (entered(directory) ? 1 : 0) }
        }
      }
      return await group.reduce(0) { max($0, $1) }
    }
    #expect(most > 0)
    #expect(entries(of: directory) == [])
  }

  @Test func namesADirectoryThatIsMissing() {
    let error = #expect(throws: FileError.self) { _ = try DirectoryLock(directory: "/nonexistent") }
    #expect(error?.description == "/nonexistent: cannot be locked: No such file or directory")
  }

  private func hold(_ directory: String, _ body: () throws -> Void) throws {
    let lock = try DirectoryLock(directory: directory)
    try body()
    _ = consume lock
  }
}

/// Whether the lock could be taken; a file made under it proves that nobody else was inside.
private func entered(_ directory: String) -> Bool {
  guard let lock = try? DirectoryLock(directory: directory) else { return false }
  let witness = directory + "/witness"
  let descriptor = unsafe open(witness, O_CREAT | O_EXCL, 0o600)
  precondition(descriptor >= 0, "two held the lock at once")
  close(descriptor)
  unsafe unlink(witness)
  _ = consume lock
  return true
}
