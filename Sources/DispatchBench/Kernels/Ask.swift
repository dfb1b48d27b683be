import Containers
import Measurement

/// Asks about one of four subjects, chosen at random, and adds up the answers.
func ask<A: Asking>(_: A.Type) -> Kernel {
  let subjects = Quartet { A.subject($0) }
  return { iterations in
    var words = WordChain()
    var sum: UInt64 = 0
    for _ in 0..<iterations { sum &+= A.answer(subjects[chosenBy: words.next()]) }
    return mixed(words.next(), with: sum)
  }
}

/// As ``ask(_:)``, about all four subjects in every iteration, in an order drawn anew each time.
///
/// For questions whose answer takes longer for one subject than for another: an iteration then
/// costs what any other does.
func askEach<A: Asking>(_: A.Type) -> Kernel {
  let subjects = Quartet { A.subject($0) }
  return { iterations in
    var words = WordChain()
    var sum: UInt64 = 0
    for _ in 0..<iterations {
      let word = words.next()
      for turn in 0..<UInt64(4) { sum &+= A.answer(subjects[chosenBy: word ^ (turn << 62)]) }
    }
    return mixed(words.next(), with: sum)
  }
}
