import Containers
import Measurement

/// Makes so many holders that live at once, and destroys them together.
///
/// The C library keeps up to seven freed blocks of a size at hand for each thread; the eighth goes
/// a longer way.
func flight<H: Holding>(_: H.Type, _ length: Int) -> Kernel {
  let rack = Rack<H.Held>(roomFor: length)
  return { count in
    var words = WordChain()
    var sum: UInt64 = 0
    for _ in 0..<count {
      rack.fill(length) { H.hold(H.Content(word: words.next())) }
      barrier()
      sum &+= H.word(of: rack.first)
      rack.clear(length)
      barrier()
    }
    return mixed(words.next(), with: sum)
  }
}
