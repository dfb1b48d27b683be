internal import Glibc

/// Keeps a second run out of a result directory for as long as the value lives.
///
/// The lock is an advisory one on `.lock` in the directory; the system drops it when the process
/// ends however it ends, so a crash never leaves a directory locked.
public struct DirectoryLock: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Locks `directory`, which must exist.
  ///
  /// - Throws: ``FileError/inUse(directory:holder:)`` if another process holds it.
  public init(directory: String) throws(FileError) {
    let path = directory + "/.lock"
    var descriptor: Int32
    repeat {
      descriptor = try Self.locked(path, in: directory)
      // The former holder removes the file as it leaves: what was locked may have lost its name.
    } while !Self.isNamed(descriptor, path)
    Self.record(getpid(), in: descriptor)
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    unsafe unlink(path)
    close(descriptor)
  }

  private static func locked(_ path: String, in directory: String) throws(FileError) -> Int32 {
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .refused(.lock, path: directory, code: errno) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    let code = errno
    defer { close(descriptor) }
    if code == EWOULDBLOCK {
      throw .inUse(directory: directory, holder: holder(descriptor))
    }
    throw .refused(.lock, path: directory, code: code)
  }

  /// Whether `path` still names the open file; closes it if not.
  private static func isNamed(_ descriptor: Int32, _ path: String) -> Bool {
    var opened = stat()
    var named = stat()
    let isSame =
      unsafe fstat(descriptor, &opened) == 0 && stat(path, &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
    if !isSame { close(descriptor) }
    return isSame
  }

  private static func record(_ process: Int32, in descriptor: Int32) {
    let text = Array("\(process)\n".utf8)
    ftruncate(descriptor, 0)
    // Only the message to a second run needs the number, so a failure to write it is no failure.
    _ = unsafe text.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  private static func holder(_ descriptor: Int32) -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe pread(descriptor, $0.baseAddress, $0.count, 0)
    }
    guard count > 0 else { return nil }
    let digits = bytes.prefix(count).prefix { 48...57 ~= $0 }
    return Int32(String(decoding: digits, as: UTF8.self))
  }
}
