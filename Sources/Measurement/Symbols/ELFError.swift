/// Why an executable could not be read.
public enum ELFError: Error, Equatable, CustomStringConvertible {
  /// The file cannot be opened or read.
  case unreadable(file: String)
  /// It is no 64-bit little-endian ELF file.
  case notELF(file: String)
  /// A table points outside of the file.
  case malformed(file: String, what: String)
  /// There is no symbol table: the executable was stripped.
  case noSymbols(file: String)

  /// What was read, what was expected and what to do.
  public var description: String {
    switch self {
    case .unreadable(let file): "\(file): cannot be read"
    case .notELF(let file): "\(file): expected a 64-bit little-endian ELF executable"
    case .malformed(let file, let what): "\(file): malformed ELF file: \(what)"
    case .noSymbols(let file):
      "\(file): the executable has no symbol table; build it unstripped with 'swift build -c release'"
    }
  }
}
