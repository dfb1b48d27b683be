import Containers
import Measurement

/// Makes a payload, puts it into the holder and passes that to a function, which reads the word.
func pass<H: PassableHolding>(_: H.Type) -> Kernel {
  { iterations in
    var words = WordChain()
    var sum: UInt64 = 0
    for _ in 0..<iterations {
      sum &+= H.receive(H.hold(H.Content(word: words.next())))
    }
    return mixed(words.next(), with: sum)
  }
}

/// Calls a function that returns a holder with a payload, and reads the word.
func produce<H: ReturnableHolding>(_: H.Type) -> Kernel {
  { iterations in
    var words = WordChain()
    var sum: UInt64 = 0
    keepApart(H.Content.self)
    for _ in 0..<iterations {
      sum ^= H.word(of: H.produce(words.next()))
    }
    return mixed(words.next(), with: sum)
  }
}

/// Keeps a kernel from being folded with the kernel of another payload.
///
/// The compiler makes one function of two that differ in nothing but the function that they call,
/// and calls through a pointer in it. A barrier costs no instruction, and kernels with different
/// numbers of them are not alike; five are enough to tell the exchanged sizes apart.
@inline(__always)
private func keepApart<Content: Payload>(_: Content.Type) {
  for _ in 0..<min(MemoryLayout<Content>.size / 8, 5) { barrier() }
}
