import Containers
import Measurement

/// Makes a call that fails and adds up what is found out about the error.
func fail<F: FailureForm>(_: F.Type) -> Kernel {
  { iterations in
    var words = WordChain()
    var sum: UInt64 = 0
    for _ in 0..<iterations { sum &+= F.failing(words.next()) }
    return mixed(words.next(), with: sum)
  }
}

/// Makes a call that could fail and never does, in a chain.
@inline(__always)
func succeed(_ call: @escaping (_ word: UInt64) -> UInt64) -> Kernel {
  { iterations in
    var word = opaque(0x9E37_79B9_7F4A_7C15)
    for _ in 0..<iterations { word = call(word) }
    return word
  }
}
