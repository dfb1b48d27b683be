internal import Glibc

/// A file that is read from front to back in chunks, so its size costs no memory.
struct InputFile: ~Copyable {
  let path: String
  private let descriptor: Int32

  /// Opens the file at `path`.
  init(path: String) throws(FileError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .refused(.open, path: path, code: errno) }
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Reads into `buffer` from `offset` on; returns the number of bytes read, 0 at the end.
  func read(into buffer: inout [UInt8], from offset: Int) throws(FileError) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe Glibc.read(
          descriptor,
          bytes.baseAddress.map { unsafe $0 + offset },
          bytes.count - offset
        )
      }
      if count >= 0 { return count }
      guard errno == EINTR else { throw .refused(.read, path: path, code: errno) }
    }
  }

  /// Reads what is left of the file.
  func readAll() throws(FileError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    while true {
      let read = try read(into: &buffer, from: count)
      if read == 0 { break }
      count += read
      if count == buffer.count { buffer += [UInt8](repeating: 0, count: count) }
    }
    buffer.removeLast(buffer.count - count)
    return buffer
  }
}

/// How many bytes the plain file at `path` has; 0 for what is none or has no size, such as a pipe.
func fileSize(_ path: String) -> Int {
  var status = stat()
  guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
  return Int(status.st_size)
}

/// The bytes of the file at `path`.
///
/// - Throws: ``ResultFileError`` that names the file and why it cannot be read.
public func readFile(_ path: String) throws(ResultFileError) -> [UInt8] {
  try asResultFileError { () throws(FileError) in try InputFile(path: path).readAll() }
}
