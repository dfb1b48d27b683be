import Containers

/// A tree of any shape as a test writes it down, and what folding and comparing must give.
indirect enum TreeSketch {
  case leaf(UInt64)
  case pair(TreeSketch, TreeSketch)

  /// The same tree in a form.
  func made<Form: FreeTreeForm>(as form: Form.Type) -> Form.Tree {
    switch self {
    case .leaf(let value): Form.leaf(value)
    case .pair(let left, let right): Form.pair(left.made(as: form), right.made(as: form))
    }
  }

  /// The leaves, from left to right.
  var leaves: [UInt64] {
    switch self {
    case .leaf(let value): [value]
    case .pair(let left, let right): left.leaves + right.leaves
    }
  }

  /// A random tree of at most `depth`.
  static func random(depth: Int, using generator: inout some RandomNumberGenerator) -> TreeSketch {
    guard depth > 0, Int.random(in: 0..<4, using: &generator) > 0 else {
      return .leaf(UInt64.random(in: 0..<3, using: &generator))
    }
    return .pair(
      random(depth: depth - 1, using: &generator),
      random(depth: depth - 1, using: &generator)
    )
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014), so that a failing case can be run again from its seed.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
