/// A call that always fails, made and answered in one of the ways there are.
public protocol FailureForm: SendableMetatype {
  /// Makes the call and returns the word of the error, or 1 where the error is not looked at.
  static func failing(_ word: UInt64) -> UInt64
}

/// `-> Failure?`: no error handling at all.
public enum ReturnedFailure<Content: Throwing>: FailureForm {
  /// Reads the word of what is returned.
  @inlinable
  @inline(__always)
  public static func failing(_ word: UInt64) -> UInt64 { Content.returned(word)?.word ?? 1 }
}

/// `throws(Failure)`: the error comes back as it is.
public enum TypedFailure<Content: Throwing>: FailureForm {
  /// Catches the error, whose type is known.
  @inlinable
  @inline(__always)
  public static func failing(_ word: UInt64) -> UInt64 {
    do {
      try Content.throwTyped(word)
      return 1
    } catch { return error.word }
  }
}

/// `throws`: the error comes back in a box, whatever its size, and has to be cast to be read.
public enum UntypedFailure<Content: Throwing>: FailureForm {
  /// Catches the error and asks for its type.
  ///
  /// - Complexity: One allocation for the box and one cast.
  @inlinable
  @inline(__always)
  public static func failing(_ word: UInt64) -> UInt64 {
    do {
      try Content.throwUntyped(word)
      return 1
    } catch let error as Content { return error.word } catch { return 1 }
  }
}

/// `-> Result<Success, Failure>`.
public enum TypedResult<Content: Throwing>: FailureForm {
  /// Reads the word of the failure.
  @inlinable
  @inline(__always)
  public static func failing(_ word: UInt64) -> UInt64 {
    switch Content.resultTyped(word) {
    case .success: 1
    case .failure(let error): error.word
    }
  }
}

/// `-> Result<Success, any Error>`.
public enum UntypedResult<Content: Throwing>: FailureForm {
  /// Asks for the type of the failure.
  ///
  /// - Complexity: One allocation for the box and one cast.
  @inlinable
  @inline(__always)
  public static func failing(_ word: UInt64) -> UInt64 {
    switch Content.resultUntyped(word) {
    case .success: 1
    case .failure(let error): (error as? Content)?.word ?? 1
    }
  }
}
