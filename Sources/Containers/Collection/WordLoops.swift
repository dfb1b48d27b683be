/// Adds up the words of a collection, each scrambled with a key, so that the order does not matter.
///
/// The loops are written once for each style, because how a loop reads its elements decides what
/// it costs where the type is not known.
public enum WordLoops {
  /// Scrambles one element.
  @inlinable
  @inline(__always)
  public static func scrambled(_ element: UInt64, _ key: UInt64) -> UInt64 {
    (element ^ key) &* Scramble.one
  }

  /// A `for` loop over a sequence, specialised where the type is known.
  @inlinable
  @inline(__always)
  public static func sum<Words: Sequence<UInt64>>(_ words: Words, _ key: UInt64) -> UInt64 {
    var sum: UInt64 = 0
    for word in words { sum &+= scrambled(word, key) }
    return sum
  }

  /// A `for` loop over an existential.
  @inlinable
  @inline(__always)
  public static func sumErased(_ words: any Collection<UInt64>, _ key: UInt64) -> UInt64 {
    var sum: UInt64 = 0
    for word in words { sum &+= scrambled(word, key) }
    return sum
  }

  /// A loop over indices, specialised where the type is known.
  @inlinable
  @inline(__always)
  public static func sumIndices<Words: Collection<UInt64>>(_ words: Words, _ key: UInt64) -> UInt64
  {
    var sum: UInt64 = 0
    var index = words.startIndex
    while index != words.endIndex {
      sum &+= scrambled(words[index], key)
      words.formIndex(after: &index)
    }
    return sum
  }

  /// A `for` loop over a sequence of a type that is never known.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  public static func sumUnspecialized<Words: Sequence<UInt64>>(
    _ words: Words,
    _ key: UInt64
  ) -> UInt64 { sum(words, key) }

  /// A loop over the indices of a collection of a type that is never known.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  public static func sumIndicesUnspecialized<Words: Collection<UInt64>>(
    _ words: Words,
    _ key: UInt64
  ) -> UInt64 { sumIndices(words, key) }
}
