/// Why a result file could not be read or written.
public enum ResultFileError: Error, Equatable, Sendable {
  /// A place in a file.
  public enum Place: Equatable, Sendable {
    /// A line, from 1.
    case line(Int)
    /// A key in a JSON document, such as `machine.cores`.
    case key(String)
  }

  /// The file does not hold what it must.
  case malformed(path: String, at: Place, found: String, expected: String)
  /// The file could not be opened, read or written.
  case inaccessible(FileError)
}

extension ResultFileError: CustomStringConvertible {
  /// The error in one line: `file:line: found …, expected …`.
  public var description: String {
    switch self {
    case .malformed(let path, .line(let line), let found, let expected):
      "\(inert(path)):\(line): found \(found), expected \(expected)"
    case .malformed(let path, .key(let key), let found, let expected):
      "\(inert(path)): \(inert(key)): found \(found), expected \(expected)"
    case .inaccessible(let error): error.description
    }
  }
}

/// Runs `body`, whose file errors become errors of a result file.
func asResultFileError<Value: ~Copyable>(
  _ body: () throws(FileError) -> Value
) throws(ResultFileError) -> Value {
  do { return try body() } catch { throw .inaccessible(error) }
}
