import Glibc

extension Subprocess {
  /// The path of the executable that a shell would run for `name`.
  ///
  /// - Throws: ``SubprocessError/notFound(name:path:)`` if no directory of PATH has one.
  /// - Complexity: One system call for each directory of PATH.
  public static func find(_ name: String) throws(SubprocessError) -> String {
    let path = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? ""
    let candidates = path.split(separator: ":").map { "\($0)/\(name)" }
    guard let executable = candidates.first(where: { unsafe access($0, X_OK) == 0 }) else {
      throw .notFound(name: name, path: path)
    }
    return executable
  }
}
