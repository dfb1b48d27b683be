import Containers
import Measurement

/// Calls a function with three payloads.
@inline(__always)
func variadic<P: Payload>(
  _: P.Type,
  _ call: @escaping (P, P, P) -> UInt64
) -> Kernel {
  { iterations in
    var words = WordChain()
    var sum: UInt64 = 0
    for _ in 0..<iterations {
      let word = words.next()
      sum &+= call(P(word: word), P(word: word &+ 1), P(word: word &+ 2))
    }
    return mixed(words.next(), with: sum)
  }
}
