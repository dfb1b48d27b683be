/// Names seen so far in a file, so that each is checked and stored once however often it occurs.
struct NameTable {
  private var names: [BenchmarkName] = []
  private var slots: [Int32] = Array(repeating: -1, count: 64)

  /// The name that `bytes` spell, or `nil` if they are no name.
  ///
  /// - Complexity: O(1) expected hashes of the bytes; one allocation for a name not seen before.
  mutating func name(_ bytes: Span<UInt8>) -> BenchmarkName? {
    let (slot, index) = find(bytes)
    if index >= 0 { return names[Int(index)] }
    guard let utf8 = try? UTF8Span(validating: bytes),
      let name = BenchmarkName(String(copying: utf8))
    else { return nil }
    slots[slot] = Int32(names.count)
    names.append(name)
    if names.count * 2 > slots.count { grow() }
    return name
  }

  private func find(_ bytes: Span<UInt8>) -> (slot: Int, index: Int32) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash(bytes)) & mask
    while slots[slot] >= 0, !isSame(names[Int(slots[slot])].description.utf8Span.span, bytes) {
      slot = (slot + 1) & mask
    }
    return (slot, slots[slot])
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (index, name) in names.enumerated() {
      let slot = find(name.description.utf8Span.span).slot
      slots[slot] = Int32(index)
    }
  }

  /// FNV-1a, 64 bits, with its high half folded in (http://www.isthe.com/chongo/tech/comp/fnv/).
  private func hash(_ bytes: Span<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
    return hash ^ (hash >> 32)
  }
}

/// Whether two runs of bytes are equal.
func isSame(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
  guard left.count == right.count else { return false }
  for index in left.indices where left[index] != right[index] { return false }
  return true
}
