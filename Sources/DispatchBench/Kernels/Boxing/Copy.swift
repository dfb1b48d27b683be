import Containers
import Measurement

/// Copies one of four holders, chosen at random, to a place where another copy was.
func copy<H: Holding>(_: H.Type) -> Kernel {
  let sources = Quartet { H.hold(H.Content(word: $0)) }
  let slot = Slot(H.hold(H.Content(word: 0)))
  return { iterations in
    var words = WordChain()
    for _ in 0..<iterations {
      slot.value = sources[chosenBy: words.next()]
      barrier()
    }
    return mixed(words.next(), with: H.word(of: slot.value))
  }
}
