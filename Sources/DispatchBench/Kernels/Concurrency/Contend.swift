import Containers
import Measurement

/// Copies one container to a place where another copy was, while a second thread does the same.
///
/// - Parameters:
///   - holding: How the payload is held.
///   - shared: Whether both threads copy one container, and with it the count of one box.
/// - Returns: The kernel.
func contend<H: Holding>(_ holding: H.Type, shared: Bool) -> Kernel {
  let own = H.hold(H.Content(word: 1))
  let source = Slot(own)
  let target = Slot(H.hold(H.Content(word: 0)))
  let rival = Copying(
    source: Slot(shared ? own : H.hold(H.Content(word: 2))),
    target: Slot(H.hold(H.Content(word: 3)))
  )
  return { iterations in
    Rival.shared.compete(doing: rival.pass) {
      var words = WordChain()
      for _ in 0..<iterations {
        target.value = source.value
        _ = words.next()
        barrier()
      }
      return mixed(words.next(), with: H.word(of: target.value))
    }
  }
}

/// What the second thread does: it copies as the first does, to a place of its own.
private struct Copying<Value>: @unchecked Sendable {
  // Unchecked, because only the second thread touches these places once the kernel runs.
  let source: Slot<Value>
  let target: Slot<Value>

  @Sendable
  func pass() {
    for _ in 0..<64 {
      target.value = source.value
      barrier()
    }
  }
}
