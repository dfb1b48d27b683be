import Containers
import Measurement

/// Converts one of four sources, chosen at random, into a place where another target was.
func convert<C: Converting>(_: C.Type) -> Kernel {
  let sources = Quartet { C.source($0) }
  let slot = Slot(C.convert(C.source(0)))
  return { iterations in
    var words = WordChain()
    for _ in 0..<iterations {
      slot.value = C.convert(sources[chosenBy: words.next()])
      barrier()
    }
    return mixed(words.next(), with: C.word(of: slot.value))
  }
}
