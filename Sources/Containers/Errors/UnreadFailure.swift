// The error is caught and not looked at: what throwing costs apart from asking what it was.

/// `-> Failure?`, of which only whether there is one is asked.
public enum ReturnedUnread<Content: Throwing>: FailureForm {
  /// Returns 1 if there is an error.
  @inlinable
  @inline(__always)
  public static func failing(_ word: UInt64) -> UInt64 { Content.returned(word) == nil ? 0 : 1 }
}

/// `throws(Failure)`, caught unread.
public enum TypedUnread<Content: Throwing>: FailureForm {
  /// Returns 1 if there is an error.
  @inlinable
  @inline(__always)
  public static func failing(_ word: UInt64) -> UInt64 {
    do {
      try Content.throwTyped(word)
      return 0
    } catch { return 1 }
  }
}

/// `throws`, caught unread.
public enum UntypedUnread<Content: Throwing>: FailureForm {
  /// Returns 1 if there is an error.
  ///
  /// - Complexity: One allocation for the box.
  @inlinable
  @inline(__always)
  public static func failing(_ word: UInt64) -> UInt64 {
    do {
      try Content.throwUntyped(word)
      return 0
    } catch { return 1 }
  }
}

/// `throws`, with an error that was put into its box when the program started.
public enum PreboxedUnread: FailureForm {
  private static let preboxed: any Error = PlainFailure.even

  /// Throws the error that there is.
  @export(interface)
  public static func throwPreboxed(_ word: UInt64) throws { throw preboxed }

  /// Returns 1 if there is an error.
  @inlinable
  @inline(__always)
  public static func failing(_ word: UInt64) -> UInt64 {
    do {
      try throwPreboxed(word)
      return 0
    } catch { return 1 }
  }
}
