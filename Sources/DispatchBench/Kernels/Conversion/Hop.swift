import Containers
import Measurement

/// Makes a message and passes it through `hops` handlers.
func hop<M: HoppingMessage>(_: M.Type, _ hops: Int) -> Kernel {
  { iterations in
    var words = WordChain()
    var sum: UInt64 = 0
    for _ in 0..<iterations {
      var message = M.make(words.next())
      for _ in 0..<hops { message = M.handle(message) }
      sum &+= M.word(of: message)
    }
    return mixed(words.next(), with: sum)
  }
}
