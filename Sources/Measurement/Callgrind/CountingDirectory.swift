import FoundationEssentials
import Glibc

/// A directory for the files of one count, gone when the count is.
///
/// It lies in /tmp whatever TMPDIR says: its path is on the stack of what is counted, and a path
/// of one length keeps the stack where it is.
final class CountingDirectory: Sendable {
  /// Its path.
  let path: String

  /// Makes the directory.
  init() throws(ValgrindError) {
    var template = Array("/tmp/dispatchbench-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw .noDirectory(reason: unsafe String(cString: strerror(errno)))
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Makes a directory in it, and returns its path.
  func subdirectory(_ name: String) throws(ValgrindError) -> String {
    let path = "\(path)/\(name)"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch { throw .noDirectory(reason: "\(path): \(error)") }
    return path
  }

  /// Writes a file in it.
  func write(_ bytes: [UInt8], to name: String, executable: Bool) throws(ValgrindError) {
    let path = "\(path)/\(name)"
    let mode = [FileAttributeKey.posixPermissions: executable ? 0o700 : 0o600]
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes), attributes: mode)
    else { throw .noDirectory(reason: "\(path) cannot be written") }
  }
}
