/// An error that passes through frames, each of which has something to do before it goes on.
public enum Propagation {
  /// How many frames an error passes through.
  public static let depth: Int = 8

  /// Throws `any Error` from `depth` frames below.
  @export(interface)
  public static func untyped(_ depth: Int, _ word: UInt64) throws -> UInt64 {
    guard depth > 0 else { throw PlainFailure(word: word) }
    return mixed(try untyped(depth - 1, word), with: word)
  }

  /// Throws the error under its own type from `depth` frames below.
  @export(interface)
  public static func typed(_ depth: Int, _ word: UInt64) throws(PlainFailure) -> UInt64 {
    guard depth > 0 else { throw PlainFailure(word: word) }
    return mixed(try typed(depth - 1, word), with: word)
  }

  /// Returns the error from `depth` frames below.
  @export(interface)
  public static func returned(_ depth: Int, _ word: UInt64) -> Result<UInt64, PlainFailure> {
    guard depth > 0 else { return .failure(PlainFailure(word: word)) }
    return switch returned(depth - 1, word) {
    case .success(let found): .success(mixed(found, with: word))
    case .failure(let error): .failure(error)
    }
  }
}

/// An error that is returned through the frames.
public enum PropagatedResult: FailureForm {
  /// Reads the word of the failure.
  @inlinable
  @inline(__always)
  public static func failing(_ word: UInt64) -> UInt64 {
    switch Propagation.returned(Propagation.depth, word) {
    case .success(let word): word
    case .failure(let error): error.word
    }
  }
}

/// An error that is thrown through the frames under its own type.
public enum PropagatedTyped: FailureForm {
  /// Reads the word of the error.
  @inlinable
  @inline(__always)
  public static func failing(_ word: UInt64) -> UInt64 {
    do { return try Propagation.typed(Propagation.depth, word) } catch { return error.word }
  }
}

/// An error that is thrown through the frames in a box.
public enum PropagatedUntyped: FailureForm {
  /// Asks for the type of the error.
  @inlinable
  @inline(__always)
  public static func failing(_ word: UInt64) -> UInt64 {
    do {
      return try Propagation.untyped(Propagation.depth, word)
    } catch let error as PlainFailure { return error.word } catch { return 1 }
  }
}
