/// A small seeded generator: the same seed gives the same order, padding and jitter everywhere.
///
/// SplitMix64 of Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (OOPSLA
/// 2014), with the constants of Vigna's reference (https://prng.di.unimi.it/splitmix64.c). It is
/// not for secrets.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the generator of `seed`.
  public init(seed: UInt64) { state = seed }

  /// Creates the generator of the `stream`-th independent purpose of `seed`, such as a launch.
  public init(seed: UInt64, stream: Int) {
    var outer = SplitMix64(seed: seed ^ (UInt64(stream) &* 0xd1b5_4a32_d192_ed03))
    state = outer.next()
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
