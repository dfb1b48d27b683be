import Containers
import Measurement

/// How many entries the dictionaries of this family have; a power of two.
let entryCount = 64

/// In which order entries are read: every one once, and none after its neighbour.
@inline(__always)
func entryIndex(_ turn: Int) -> Int { turn &* 37 & (entryCount - 1) }

/// Looks up every entry of a dictionary.
func lookUp<K: KeyForm>(_: K.Type) -> Kernel {
  let given = (0..<UInt64(entryCount)).map(K.given)
  var table: [K.Key: UInt64] = [:]
  for (index, key) in given.map(K.key).enumerated() { table[key] = UInt64(index) }
  let filled = Slot(table)
  return { iterations in
    var word = opaque(0x9E37_79B9_7F4A_7C15)
    let table = filled.value
    for _ in 0..<iterations {
      for turn in 0..<entryCount {
        word = mixed(word, with: table[K.key(given[entryIndex(turn)])] ?? 0)
      }
    }
    return word
  }
}

/// Fills a dictionary that has room for the entries, entry by entry, and empties it.
func insert<K: KeyForm>(_: K.Type) -> Kernel {
  let given = (0..<UInt64(entryCount)).map(K.given)
  let place = Slot<[K.Key: UInt64]>(Dictionary(minimumCapacity: entryCount))
  return { iterations in
    var words = WordChain()
    for _ in 0..<iterations {
      place.value.removeAll(keepingCapacity: true)
      for index in 0..<entryCount { place.value[K.key(given[index])] = words.next() }
      barrier()
    }
    return mixed(words.next(), with: place.value[K.key(given[0])] ?? 0)
  }
}
