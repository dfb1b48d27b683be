/// An enum of whose cases code that knows nothing of it wants the payload.
@frozen
public enum Event {
  /// The case that is asked for.
  case moved(UInt64)
  /// Another case with a payload.
  case named(String)
  /// A case without a payload.
  case ended
}

/// The payload by a pattern.
public enum ExtractByPattern: Asking {
  /// Makes the event.
  @inlinable
  public static func subject(_ word: UInt64) -> Event { .moved(word) }

  /// The payload.
  @inlinable
  public static func answer(_ subject: Event) -> UInt64 {
    guard case .moved(let word) = subject else { return 0 }
    return word
  }
}

/// The payload by reflection: the only child of the mirror.
public enum ExtractByMirror: Asking {
  /// Makes the event.
  @inlinable
  public static func subject(_ word: UInt64) -> Event { .moved(word) }

  /// The payload; 0 if there is none or if it has another type.
  @inlinable
  public static func answer(_ subject: Event) -> UInt64 {
    Mirror(reflecting: subject).children.first?.value as? UInt64 ?? 0
  }
}

/// Where the closure comes from that stands for the pattern.
public enum ExtractorSource {
  /// A closure that matches the pattern.
  @_optimize(none)
  public static func closure() -> @Sendable (Event) -> UInt64? {
    { event in
      guard case .moved(let word) = event else { return nil }
      return word
    }
  }
}
