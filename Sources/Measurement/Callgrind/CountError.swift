/// Why nothing at all could be counted.
public enum CountError: Error, Equatable, CustomStringConvertible {
  /// valgrind is absent, too old or dying.
  case valgrind(ValgrindError)
  /// The executable that holds the benchmarks cannot be read.
  case executable(ELFError)

  /// What went wrong and what to do.
  public var description: String {
    switch self {
    case .valgrind(let error): error.description
    case .executable(let error): error.description
    }
  }

  static func ofExecutable<Value>(
    _ body: () throws(ELFError) -> Value
  ) throws(CountError) -> Value {
    do { return try body() } catch { throw .executable(error) }
  }

  static func ofValgrind<Value>(
    _ body: () throws(ValgrindError) -> Value
  ) throws(CountError) -> Value {
    do { return try body() } catch { throw .valgrind(error) }
  }
}
