import Containers
import Measurement

/// A dictionary of 64 strings, and the strings in the order in which they were put in.
struct StringTable<Value> {
  let names: [String]
  let entries: Slot<[String: Value]>

  /// Fills a dictionary with the value of each entry's number.
  init(_ value: (_ number: UInt64) -> Value) {
    names = (0..<UInt64(entryCount)).map { String(number: $0) }
    var table: [String: Value] = [:]
    for (index, name) in names.enumerated() { table[name] = value(UInt64(index)) }
    entries = Slot(table)
  }

  /// Reads every entry `count` times; the reader makes words of what it finds.
  @inline(__always)
  func read(_ count: Int, _ word: (_ value: Value?) -> UInt64) -> UInt64 {
    var state = opaque(0x9E37_79B9_7F4A_7C15)
    let table = entries.value
    for _ in 0..<count {
      for turn in 0..<entryCount {
        state = mixed(state, with: word(table[names[entryIndex(turn)]]))
      }
    }
    return state
  }
}

/// Reads something of one of four values, chosen at random, `count` times.
@inline(__always)
func follow<Value>(
  _ count: Int,
  _ values: Quartet<Value>,
  _ read: (_ value: Value) -> UInt64
) -> UInt64 {
  var words = WordChain()
  var sum: UInt64 = 0
  for _ in 0..<count { sum &+= read(values[chosenBy: words.next()]) }
  return mixed(words.next(), with: sum)
}
