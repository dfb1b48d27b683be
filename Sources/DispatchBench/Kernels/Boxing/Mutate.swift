import Containers
import Measurement

/// Changes the payload of the one holder that there is.
func mutateUnique<H: MutableHolding>(_: H.Type) -> Kernel {
  let slot = Slot(H.hold(H.Content(word: 0)))
  return { iterations in
    slot.value = H.hold(H.Content(word: 0))
    var words = WordChain()
    for _ in 0..<iterations {
      H.mix(words.next(), into: &slot.value)
      barrier()
    }
    return mixed(words.next(), with: H.word(of: slot.value))
  }
}

/// Copies one of four holders, chosen at random, and changes the payload of the copy.
func mutateShared<H: MutableHolding>(_: H.Type) -> Kernel {
  let sources = Quartet { H.hold(H.Content(word: $0)) }
  let slot = Slot(H.hold(H.Content(word: 0)))
  return { iterations in
    var words = WordChain()
    for _ in 0..<iterations {
      let word = words.next()
      slot.value = sources[chosenBy: word]
      barrier()
      H.mix(word, into: &slot.value)
      barrier()
    }
    return mixed(words.next(), with: H.word(of: slot.value))
  }
}
