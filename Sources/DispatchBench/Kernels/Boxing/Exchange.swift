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
    for _ in 0..<iterations {
      sum ^= H.word(of: H.produce(words.next()))
    }
    return mixed(words.next(), with: sum)
  }
}
