internal import Glibc

/// A file that appears whole or not at all.
///
/// Bytes go to a file beside the target, which ``commit()`` syncs and renames over the target, so
/// a full disk, a signal or a crash leaves the old file as it was. An output file that is dropped
/// without a commit removes what it wrote.
public struct OutputFile: ~Copyable {
  private let target: String
  private let temporary: String
  private let descriptor: Int32
  private var pending: [UInt8]
  private var isCommitted: Bool

  private static let chunk = 1 << 16

  /// Begins a new content for `path`; a symbolic link is followed, so that the link stays.
  public init(path: String) throws(FileError) {
    let target = try Self.resolved(path)
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let split = slash.map { target.index(after: $0) } ?? target.startIndex
    let temporary = "\(target[..<split]).\(target[split...]).\(getpid()).partial"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .refused(.write, path: path, code: errno) }
    self.target = target
    self.temporary = temporary
    self.descriptor = descriptor
    pending = []
    pending.reserveCapacity(2 * Self.chunk)
    isCommitted = false
  }

  deinit {
    close(descriptor)
    if !isCommitted { unsafe unlink(temporary) }
  }

  /// Adds `bytes` to the end of the content.
  public mutating func append(_ bytes: some Sequence<UInt8>) throws(FileError) {
    pending.append(contentsOf: bytes)
    if pending.count >= Self.chunk { try flush() }
  }

  /// Replaces the target by what was appended.
  public consuming func commit() throws(FileError) {
    try flush()
    guard fsync(descriptor) == 0, unsafe rename(temporary, target) == 0 else {
      throw .refused(.write, path: target, code: errno)
    }
    isCommitted = true
    try syncDirectory(of: target)
  }

  /// Replaces the content of the file at `path` by `bytes`.
  public static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(FileError) {
    var file = try OutputFile(path: path)
    try file.append(bytes)
    try file.commit()
  }

  private mutating func flush() throws(FileError) {
    var written = 0
    while written < pending.count {
      let count = unsafe pending.withUnsafeBytes { bytes in
        unsafe Glibc.write(
          descriptor,
          bytes.baseAddress.map { unsafe $0 + written },
          bytes.count - written
        )
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .refused(.write, path: target, code: errno)
      }
      written += count
    }
    pending.removeAll(keepingCapacity: true)
  }

  private static func resolved(_ path: String) throws(FileError) -> String {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return path }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAPlainFile(path: path) }
    guard let real = unsafe realpath(path, nil) else {
      throw .refused(.write, path: path, code: errno)
    }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}

/// Makes the renaming of a file survive a power cut.
private func syncDirectory(of path: String) throws(FileError) {
  let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
  let directory = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  let descriptor = unsafe open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .refused(.write, path: directory, code: errno) }
  defer { close(descriptor) }
  guard fsync(descriptor) == 0 || errno == EINVAL else {
    throw .refused(.write, path: directory, code: errno)
  }
}
