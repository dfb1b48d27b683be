/// Two words that can be changed in place, by index.
public protocol WordCells: SendableMetatype {
  /// The word at an index of which only the last bit counts.
  subscript(index: UInt64) -> UInt64 { get set }
}

/// Such words in a struct.
@frozen
public struct PlainCells: WordCells {
  @usableFromInline var even: UInt64 = 0
  @usableFromInline var odd: UInt64 = 0

  /// Two zeros.
  @inlinable
  public init() {}

  /// The word at an index of which only the last bit counts.
  @inlinable
  public subscript(index: UInt64) -> UInt64 {
    get { index & 1 == 0 ? even : odd }
    set { if index & 1 == 0 { even = newValue } else { odd = newValue } }
  }
}

/// Such words in an object.
public final class SharedCells: WordCells {
  private var words = PlainCells()

  /// Two zeros.
  public init() {}

  /// The word at an index of which only the last bit counts.
  public subscript(index: UInt64) -> UInt64 {
    get { words[index] }
    set { words[index] = newValue }
  }
}

/// Where such words come from, their types hidden from whoever asks for some.
public enum CellsSource {
  /// Words behind their protocol, in an object if they are `shared`.
  @_optimize(none)
  public static func erased(shared: Bool) -> any WordCells {
    shared ? SharedCells() : PlainCells()
  }

  /// Words in an object of a known class.
  @_optimize(none)
  public static func shared() -> SharedCells { SharedCells() }
}
