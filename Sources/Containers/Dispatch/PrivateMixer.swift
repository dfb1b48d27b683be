/// A class whose method is private: nobody outside can override it, so it is called directly.
///
/// The class is open, so that the access level alone decides.
open class PrivateMixer {
  private final let key: UInt64
  /// Makes a receiver with a key.
  public init(key: UInt64) { self.key = key }

  private func mix(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.one }

  /// Scrambles a word `count` times; the loop is in here because the method is private.
  public final func chain(from word: UInt64, count: Int) -> UInt64 {
    var word = word
    for _ in 0..<count { word = mix(word) }
    return word
  }
}
