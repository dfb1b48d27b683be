internal import Glibc

/// Why a file or directory could not be used; each names the path and the system's reason.
public enum FileError: Error, Equatable, Sendable {
  /// What was tried when the system refused.
  public enum Attempt: String, Sendable {
    case open = "opened"
    case read = "read"
    case create = "created"
    case write = "written"
    case lock = "locked"
  }

  /// The system refused; `code` is its `errno`.
  case refused(Attempt, path: String, code: Int32)
  /// The path names a directory, device or pipe where a plain file was needed.
  case notAPlainFile(path: String)
  /// Another process is writing into the directory.
  case inUse(directory: String, holder: Int32?)
}

extension FileError: CustomStringConvertible {
  /// The error in one line: the path, what was tried, why it failed, what to do.
  public var description: String {
    switch self {
    case .refused(let attempt, let path, let code):
      "\(inert(path)): cannot be \(attempt.rawValue): \(Self.systemReason(code))"
    case .notAPlainFile(let path):
      "\(inert(path)): is not a plain file; name a file that can be replaced"
    case .inUse(let directory, let holder):
      "\(inert(directory)): is in use by \(holder.map { "process \($0)" } ?? "another process");"
        + " wait for it to end or name another directory"
    }
  }

  private static func systemReason(_ code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
