import Containers
import Measurement

/// Fills raw memory with as many holders as a shelf has room for, then destroys them together.
///
/// All of them live at once, so boxes come from the allocator and not from a cache of one.
func destroy<H: Holding>(_: H.Type) -> Kernel {
  let shelf = Shelf<H.Held>()
  return { iterations in
    var words = WordChain()
    for _ in 0..<iterations {
      shelf.fill { _ in H.hold(H.Content(word: words.next())) }
      barrier()
      shelf.clear()
      barrier()
    }
    let word = words.next()
    shelf.fill { _ in H.hold(H.Content(word: word)) }
    defer { shelf.clear() }
    return mixed(words.next(), with: H.word(of: shelf.last))
  }
}
