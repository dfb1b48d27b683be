import Containers
import Measurement

/// How many holders the kernel of ``array(_:)`` puts into one array.
let arrayLength = 16

/// Appends holders to an array, stores the array, and reads every element back by its index.
func array<H: Holding>(_: H.Type) -> Kernel {
  let slot = Slot<[H.Held]>([])
  return { iterations in
    var words = WordChain()
    var sum: UInt64 = 0
    for _ in 0..<iterations {
      var array: [H.Held] = []
      array.reserveCapacity(arrayLength)
      for _ in 0..<arrayLength { array.append(H.hold(H.Content(word: words.next()))) }
      slot.value = array
      barrier()
      sum &+= readBack(H.self, slot.value)
    }
    return mixed(words.next(), with: sum)
  }
}

/// Adds up the words of `array`, which is borrowed, so that no element is copied.
@inline(never)
private func readBack<H: Holding>(_: H.Type, _ array: [H.Held]) -> UInt64 {
  var sum: UInt64 = 0
  for index in array.indices { sum &+= H.word(at: index, of: array) }
  return sum
}
