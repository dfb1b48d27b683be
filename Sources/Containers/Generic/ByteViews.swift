/// Something that can be looked at as four words, after Foundation's `ContiguousBytes`.
public protocol WordsView: SendableMetatype {
  /// The words, folded into one.
  var folded: UInt64 { get }
}

/// A view of 32 bytes: a word more than an existential holds inline.
@frozen
public struct WideView: WordsView {
  @usableFromInline let words: Bytes32
  /// Views four words, each of them `word`.
  @inlinable
  public init(_ word: UInt64) { words = Bytes32(word: word) }
  /// The words, folded into one.
  @inlinable
  public var folded: UInt64 { (words.word ^ Scramble.salt) &* Scramble.one }
}

/// A view of one word.
@frozen
public struct NarrowView: WordsView {
  @usableFromInline let word: UInt64
  /// Views one word.
  @inlinable
  public init(_ word: UInt64) { self.word = word }
  /// The word, folded.
  @inlinable
  public var folded: UInt64 { (word ^ Scramble.salt) &* Scramble.two }
}

/// Functions of a library that read a view.
public enum ReadView {
  /// A view of a known type; body hidden.
  @export(interface)
  public static func concrete(_ view: WideView) -> UInt64 { view.folded }
  /// A view of any type, body shown: the caller specialises it.
  @inlinable
  public static func inlinable<View: WordsView>(_ view: View) -> UInt64 { view.folded }
  /// A view of any type, body hidden.
  @export(interface)
  public static func hidden<View: WordsView>(_ view: View) -> UInt64 { view.folded }
  /// An erased view, body hidden.
  @export(interface)
  public static func erased(_ view: any WordsView) -> UInt64 { view.folded }
}
