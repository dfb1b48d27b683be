import Measurement

/// The kernels of the Control family, whose results are known before they are measured.
enum ControlKernels {
  /// Nothing but the loop.
  static func empty(_ iterations: Int) -> UInt64 {
    for _ in 0..<iterations { barrier() }
    return 0
  }

  /// One dependent multiplication an iteration.
  @inline(never)
  static func step(_ iterations: Int) -> UInt64 {
    var word = opaque(0x9E37_79B9_7F4A_7C15)
    for _ in 0..<iterations { word = opaque((word ^ 0x2545_F491) &* 0xD134_2543_DE82_EF95) }
    return word
  }

  /// Sixteen dependent multiplications an iteration: over 20 ns on a CPU of 3 to 5 GHz, which take
  /// four cycles for one with the exclusive or before it.
  @inline(never)
  static func chain(_ iterations: Int) -> UInt64 {
    var word = opaque(0x9E37_79B9_7F4A_7C15)
    for _ in 0..<iterations {
      for _ in 0..<16 { word = opaque((word ^ 0x2545_F491_4F6C_DD1D) &* 0xD134_2543_DE82_EF95) }
    }
    return word
  }

  /// The chain run to its end twice from the same start: the same code executes every instruction
  /// twice, and the result is the same.
  static func chainTwice(_ iterations: Int) -> UInt64 {
    _ = opaque(chain(iterations))
    return chain(iterations)
  }

  /// Allocates one small block and frees it.
  static func allocation(_ iterations: Int) -> UInt64 {
    var sum: UInt64 = 0
    for _ in 0..<iterations {
      let block = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 8)
      sum &+= opaque(UInt64(UInt(bitPattern: block))) & 7
      unsafe block.deallocate()
    }
    return sum
  }
}
