import Glibc

/// One end of a stream whose other end a child process writes to.
///
/// A socket pair and not a pipe: it can be opened closed-on-exec in one step from Swift, so a
/// child started by another thread at that moment cannot inherit it and hold it open.
struct CapturedStream: ~Copyable {
  private(set) var writeEnd: Int32
  private var readEnd: Int32
  private var bytes: [UInt8] = []

  /// Opens a stream that no child inherits unless it is handed on.
  init(of executable: String) throws(SubprocessError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .notStarted(executable: executable, reason: unsafe String(cString: strerror(errno)))
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    if readEnd >= 0 { close(readEnd) }
    if writeEnd >= 0 { close(writeEnd) }
  }

  /// Whether the other end may still write.
  var isOpen: Bool { readEnd >= 0 }

  /// What poll(2) is to wait for.
  var pollRequest: pollfd { pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0) }

  /// Everything read so far; bytes that are no UTF-8 are replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Lets the read end see the end of the stream once the child is gone.
  mutating func closeWriteEnd() {
    close(writeEnd)
    writeEnd = -1
  }

  /// Takes over what is there, or notices the end.
  mutating func readAvailable() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe read(readEnd, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      close(readEnd)
      readEnd = -1
    }
  }
}
