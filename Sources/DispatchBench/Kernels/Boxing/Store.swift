import Containers
import Measurement

/// Makes a payload, puts it into the holder and assigns that to a place where another one was.
func store<H: Holding>(_: H.Type) -> Kernel {
  let slot = Slot(H.hold(H.Content(word: 0)))
  return { iterations in
    var words = WordChain()
    for _ in 0..<iterations {
      slot.value = H.hold(H.Content(word: words.next()))
      barrier()
    }
    return mixed(words.next(), with: H.word(of: slot.value))
  }
}

/// As ``store(_:)``, with one of four payloads that exist already, as references have to.
func storeKept<H: Holding>(_: H.Type) -> Kernel {
  let contents = Quartet(H.Content.init(word:))
  let slot = Slot(H.hold(H.Content(word: 0)))
  return { iterations in
    var words = WordChain()
    for _ in 0..<iterations {
      slot.value = H.hold(contents[chosenBy: words.next()])
      barrier()
    }
    return mixed(words.next(), with: H.word(of: slot.value))
  }
}

/// As ``store(_:)`` for 32 bytes, every type written out and nothing generic: the proof that the
/// specialised kernel is what one would write by hand.
func storeByHand() -> Kernel {
  let slot = Slot(Bytes32(word: 0))
  return { iterations in
    var words = WordChain()
    for _ in 0..<iterations {
      slot.value = Bytes32(word: words.next())
      barrier()
    }
    return mixed(words.next(), with: slot.value.word)
  }
}
