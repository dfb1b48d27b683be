import Containers
import Measurement

/// Destroys holders that were made before, one in every iteration.
///
/// All of them live at once, so what is freed goes back to the allocator one block after another.
func destroy<H: Holding>(_: H.Type) -> Body {
  let shelf = Shelf<H.Held>()
  return Body { iterations in
    var words = WordChain()
    shelf.fill(iterations) { _ in H.hold(H.Content(word: words.next())) }
  } measuring: { iterations in
    let checksum = shelf.last.map { mixed(UInt64(iterations), with: H.word(of: $0)) }
    shelf.destroyEach { barrier() }
    return checksum ?? 0
  }
}
