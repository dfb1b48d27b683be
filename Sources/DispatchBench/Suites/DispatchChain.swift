import Containers
import Measurement

/// The loop of every dispatch benchmark: each call takes the result of the call before.
///
/// Inlined, and its closure with it, wherever it is written, so that nothing but the call in the
/// closure remains in the loop; the counts of the built binary show that.
extension DispatchSuite {
  /// `count` calls in a chain.
  @inline(__always)
  static func chain(_ count: Int, _ call: (_ word: UInt64) -> UInt64) -> UInt64 {
    var word = seed
    for _ in 0..<count { word = call(word) }
    return word
  }

  /// `count` calls in a chain, each on the receiver whose turn it is in an order that wraps round.
  ///
  /// The call is given the receiver's number and not the receiver, because an argument would be
  /// copied out of the array first.
  @inline(__always)
  static func chain(
    _ count: Int,
    by order: [UInt8],
    _ call: (_ receiver: Int, _ word: UInt64) -> UInt64
  ) -> UInt64 {
    var word = seed
    for turn in 0..<count {
      word = call(Int(order[turn & (ReceiverOrder.length - 1)]), word)
    }
    return word
  }
}
