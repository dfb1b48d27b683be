/// Something that decides on which loop a piece of work runs, after NIO's event loops.
public protocol Selecting: SendableMetatype {
  /// Runs the work at once.
  func run(_ work: (UInt64) -> UInt64, _ word: UInt64) -> UInt64
  /// Keeps the work for later; `mutating`, as it has to be put somewhere.
  mutating func submit(_ work: @escaping (UInt64) -> UInt64)
  /// Runs the work that was kept.
  func perform(_ word: UInt64) -> UInt64
}

/// A selector that runs work as it is.
@frozen
public struct DirectSelector: Selecting {
  @usableFromInline var work: ((UInt64) -> UInt64)?
  /// Makes a selector without work.
  @inlinable
  public init() {}
  /// Runs the work at once.
  @inlinable
  public func run(_ work: (UInt64) -> UInt64, _ word: UInt64) -> UInt64 { work(word) }
  /// Keeps the work for later.
  @inlinable
  public mutating func submit(_ work: @escaping (UInt64) -> UInt64) { self.work = work }
  /// Runs the work that was kept.
  @inlinable
  public func perform(_ word: UInt64) -> UInt64 { work?(word) ?? 0 }
}

/// A selector that runs work on the inverted word.
@frozen
public struct InvertingSelector: Selecting {
  @usableFromInline var work: ((UInt64) -> UInt64)?
  /// Makes a selector without work.
  @inlinable
  public init() {}
  /// Runs the work at once.
  @inlinable
  public func run(_ work: (UInt64) -> UInt64, _ word: UInt64) -> UInt64 { work(~word) }
  /// Keeps the work for later.
  @inlinable
  public mutating func submit(_ work: @escaping (UInt64) -> UInt64) { self.work = work }
  /// Runs the work that was kept.
  @inlinable
  public func perform(_ word: UInt64) -> UInt64 { work?(~word) ?? 0 }
}

/// Where selectors come from.
public enum SelectorSource {
  /// A selector behind an existential, of a type that the caller does not learn.
  @_optimize(none)
  public static func erased(inverting: Bool = false) -> any Selecting {
    inverting ? InvertingSelector() : DirectSelector()
  }
}
