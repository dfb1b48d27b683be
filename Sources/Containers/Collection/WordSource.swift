/// Where collections of words come from: what is inside is hidden from whoever asks for one.
public enum WordSource {
  /// The words, in an array.
  @_optimize(none)
  public static func array(_ count: Int) -> [UInt64] {
    (0..<UInt64(count)).map { $0 &* Scramble.two }
  }

  /// The words, in an array that never bridges.
  @_optimize(none)
  public static func contiguousArray(_ count: Int) -> ContiguousArray<UInt64> {
    ContiguousArray(array(count))
  }

  /// The numbers up to `count`, in a range.
  @_optimize(none)
  public static func range(_ count: Int) -> Range<UInt64> { 0..<UInt64(count) }

  /// The words, in a set.
  @_optimize(none)
  public static func set(_ count: Int) -> Set<UInt64> { Set(array(count)) }

  /// Any collection of words behind an existential.
  @_optimize(none)
  public static func erased(_ words: some Collection<UInt64>) -> any Collection<UInt64> { words }

  /// Any words behind the standard library's erased sequence.
  @_optimize(none)
  public static func anySequence(_ words: some Sequence<UInt64>) -> AnySequence<UInt64> {
    AnySequence(words)
  }

  /// Any words behind the standard library's erased collection.
  @_optimize(none)
  public static func anyCollection(_ words: some Collection<UInt64>) -> AnyCollection<UInt64> {
    AnyCollection(words)
  }

  /// The iterator of any words, erased by the standard library.
  @_optimize(none)
  public static func anyIterator(_ words: some Sequence<UInt64>) -> AnyIterator<UInt64> {
    AnyIterator(words.makeIterator())
  }

  /// Any words behind two closures.
  @_optimize(none)
  public static func closure(_ words: some Sequence<UInt64>) -> ClosureSequence<UInt64> {
    ClosureSequence(words)
  }

  /// Any words in an object with overridable methods.
  @_optimize(none)
  public static func object(_ words: some Sequence<UInt64>) -> ObjectSequence<UInt64> {
    ObjectSequence(words)
  }

  /// Any words behind existentials of the standard library's protocols.
  @_optimize(none)
  public static func existential(_ words: some Sequence<UInt64>) -> ExistentialSequence<UInt64> {
    ExistentialSequence(words)
  }
}
