/// A receiver that hands out an array: whoever gets one owns it.
public protocol WordsHolding: SendableMetatype {
  /// The words.
  var words: [UInt64] { get }
}

/// An array and two words: a container holds it inline.
@frozen
public struct NarrowWords: WordsHolding {
  /// The words.
  public let words: [UInt64]
  @usableFromInline let rest: Bytes16

  /// Holds one word.
  public init(key: UInt64) {
    words = [key]
    rest = Bytes16(word: key)
  }
}

/// An array and three words: a container boxes it.
@frozen
public struct WideWords: WordsHolding {
  /// The words.
  public let words: [UInt64]
  @usableFromInline let rest: Bytes24

  /// Holds one word.
  public init(key: UInt64) {
    words = [key]
    rest = Bytes24(word: key)
  }
}

/// Where such receivers come from, their types hidden from whoever asks for one.
public enum WordsSource {
  /// A receiver of a known type, of whose words nothing is known.
  @_optimize(none)
  public static func narrow(key: UInt64) -> NarrowWords { NarrowWords(key: key) }

  /// A receiver behind its protocol, boxed if it is `wide`.
  @_optimize(none)
  public static func erased(key: UInt64, wide: Bool) -> any WordsHolding {
    wide ? WideWords(key: key) : NarrowWords(key: key)
  }
}
