import Glibc
import Testing

@testable import Results

@Suite struct OutputFileTests {
  @Test func replacesAFileAsAWhole() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/file"
      try OutputFile.write("old".utf8, to: path)
      var file = try OutputFile(path: path)
      try file.append(Array(repeating: UInt8(ascii: "n"), count: 200_000))
      #expect(try text(of: path) == "old")
      try file.commit()
      #expect(try text(of: path).utf8.count == 200_000)
      #expect(entries(of: directory) == ["file"])
    }
  }

  @Test func leavesTheOldFileWithoutACommit() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/file"
      try OutputFile.write("old".utf8, to: path)
      try abandon(path)
      #expect(try text(of: path) == "old")
      #expect(entries(of: directory) == ["file"])
    }
  }

  @Test func leavesTheOldFileOnAFullDisk() async {
    // A limit on the size of files refuses the write as a full disk does; it holds for a whole
    // process, so the test has one of its own.
    await #expect(processExitsWith: .success) {
      try withTemporaryDirectory { directory in
        let path = directory + "/file"
        try OutputFile.write("old".utf8, to: path)
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
        #expect(unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        let error = #expect(throws: FileError.self) {
          try OutputFile.write(Array(repeating: 0, count: 500_000), to: path)
        }
        #expect(error?.description == "\(path): cannot be written: File too large")
        #expect(String(decoding: try InputFile(path: path).readAll(), as: UTF8.self) == "old")
        #expect(entries(of: directory) == ["file"])
      }
    }
  }

  @Test func followsALink() throws {
    try withTemporaryDirectory { directory in
      try OutputFile.write("old".utf8, to: directory + "/file")
      #expect(unsafe symlink("file", directory + "/link") == 0)
      try OutputFile.write("new".utf8, to: directory + "/link")
      #expect(try text(of: directory + "/file") == "new")
      var status = stat()
      #expect(unsafe lstat(directory + "/link", &status) == 0)
      #expect(status.st_mode & S_IFMT == S_IFLNK)
    }
  }

  @Test(arguments: [
    ("/nonexistent/file", "/nonexistent/file: cannot be written: No such file or directory"),
    ("/dev/null", "/dev/null: is not a plain file; name a file that can be replaced"),
    ("/tmp", "/tmp: is not a plain file; name a file that can be replaced"),
  ])
  func namesWhatCannotBeWritten(_ path: String, _ message: String) {
    let error = #expect(throws: FileError.self) { try OutputFile.write("x".utf8, to: path) }
    #expect(error?.description == message)
  }

  @Test func createsDirectoriesAbove() throws {
    try withTemporaryDirectory { directory in
      try createDirectory(directory + "/a/b/c")
      try createDirectory(directory + "/a/b/c")
      try OutputFile.write("x".utf8, to: directory + "/a/b/c/file")
      let error = #expect(throws: FileError.self) {
        try createDirectory(directory + "/a/b/c/file/d")
      }
      #expect(
        error?.description == "\(directory)/a/b/c/file/d: cannot be created: Not a directory"
      )
    }
  }

  private func abandon(_ path: String) throws(FileError) {
    var file = try OutputFile(path: path)
    try file.append(Array(repeating: UInt8(ascii: "n"), count: 200_000))
  }

  private func text(of path: String) throws(FileError) -> String {
    String(decoding: try InputFile(path: path).readAll(), as: UTF8.self)
  }
}
