/// A function that never fails, by what its signature says of failing.
public enum Succeeding {
  /// Does not throw.
  @export(interface)
  public static func plain(_ word: UInt64) -> UInt64 { mixed(word, with: 1) }

  /// May throw, and does so for one word of 2^64.
  @export(interface)
  public static func untyped(_ word: UInt64) throws -> UInt64 {
    if word == 0 { throw PlainFailure.even }
    return mixed(word, with: 1)
  }

  /// May throw a trivial type.
  @export(interface)
  public static func typed(_ word: UInt64) throws(PlainFailure) -> UInt64 {
    if word == 0 { throw PlainFailure.even }
    return mixed(word, with: 1)
  }

  /// May throw five words.
  @export(interface)
  public static func typedLarge(_ word: UInt64) throws(LargeFailure) -> UInt64 {
    if word == 0 { throw LargeFailure(word: word) }
    return mixed(word, with: 1)
  }

  /// May return an error.
  @export(interface)
  public static func result(_ word: UInt64) -> Result<UInt64, any Error> {
    if word == 0 { return .failure(PlainFailure.even) }
    return .success(mixed(word, with: 1))
  }
}
