/// `count` calls in a chain, each of which takes the result of the one before.
///
/// Inlined, and its closure with it, wherever it is written, so that nothing but the call in the
/// closure remains in the loop. The optimizer does not know the word that the chain starts from.
@inlinable
@inline(__always)
public func chained(_ count: Int, _ call: (_ word: UInt64) -> UInt64) -> UInt64 {
  var word = opaque(0xFEDC_BA98_7654_3210)
  for _ in 0..<count { word = call(word) }
  return word
}
