/// A hash of bytes that is the same in every process: FNV-1a, 64 bits, folded to 32
/// (http://www.isthe.com/chongo/tech/comp/fnv/).
struct Fingerprint {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  /// The fingerprint of `bytes`.
  init(_ bytes: Span<UInt8>) {
    for index in bytes.indices { combine(bytes[index]) }
  }

  /// The fingerprint of a text's bytes.
  init(utf8 text: String) {
    for byte in text.utf8 { combine(byte) }
  }

  mutating func combine(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  var value: UInt32 { UInt32(truncatingIfNeeded: hash ^ (hash >> 32)) }
}
