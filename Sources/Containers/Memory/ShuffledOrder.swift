/// The numbers up to a count in an order drawn once, the same in every process.
public enum ShuffledOrder {
  /// Draws the order by exchanging each number with one before it (Knuth, TAOCP 2, 3.4.2, P).
  ///
  /// - Complexity: O(*n*) exchanges, where *n* is `count`.
  @_optimize(none)
  public static func numbers(_ count: Int) -> [Int] {
    var numbers = Array(0..<count)
    var word = Scramble.salt
    for last in stride(from: count - 1, to: 0, by: -1) {
      word = mixed(word, with: UInt64(last))
      numbers.swapAt(last, Int(word % UInt64(last + 1)))
    }
    return numbers
  }
}
