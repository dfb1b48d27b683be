/// Names seen so far in a file, so that each is checked and stored once however often it occurs.
struct NameTable {
  private var names: [BenchmarkName] = []
  private var slots: [Int32] = Array(repeating: -1, count: 64)

  /// The name that `bytes` spell, or `nil` if they are no name.
  ///
  /// - Complexity: O(1) expected hashes of the bytes; one allocation for a name not seen before.
  mutating func name(_ bytes: Span<UInt8>) -> BenchmarkName? {
    let fingerprint = Fingerprint(bytes).value
    let mask = slots.count - 1
    var slot = Int(fingerprint) & mask
    while slots[slot] >= 0 {
      let name = names[Int(slots[slot])]
      if name.fingerprint == fingerprint, isSame(name.description.utf8Span.span, bytes) {
        return name
      }
      slot = (slot + 1) & mask
    }
    guard let utf8 = try? UTF8Span(validating: bytes),
      let name = BenchmarkName(String(copying: utf8))
    else { return nil }
    slots[slot] = Int32(names.count)
    names.append(name)
    if names.count * 2 > slots.count { grow() }
    return name
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: -1, count: mask + 1)
    for (index, name) in names.enumerated() {
      var slot = Int(name.fingerprint) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index)
    }
  }
}

/// Whether two runs of bytes are equal.
func isSame(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
  guard left.count == right.count else { return false }
  for index in left.indices where left[index] != right[index] { return false }
  return true
}
