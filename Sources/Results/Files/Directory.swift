internal import Glibc

/// Creates the directory at `path` and those above it, where they do not exist.
///
/// - Throws: ``FileError`` that names the directory which could not be created.
public func createDirectory(_ path: String) throws(FileError) {
  let parts = path.split(separator: "/", omittingEmptySubsequences: true)
  var current = path.hasPrefix("/") ? "/" : ""
  for part in parts {
    current += part
    guard unsafe mkdir(current, 0o777) == 0 || errno == EEXIST || isDirectory(current) else {
      throw .refused(.create, path: current, code: errno)
    }
    current += "/"
  }
  guard isDirectory(path) else { throw .refused(.create, path: path, code: ENOTDIR) }
}

/// Whether there is a directory, or a link to one, at `path`.
func isDirectory(_ path: String) -> Bool {
  var status = stat()
  return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// Whether there is a plain file, or a link to one, at `path`.
public func fileExists(_ path: String) -> Bool {
  var status = stat()
  return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}
