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

  /// Thirty-two dependent multiplications an iteration, of four cycles each with the exclusive or
  /// before it: 20 ns or more on any CPU below 6 GHz.
  @inline(never)
  static func chain(_ iterations: Int) -> UInt64 {
    var word = opaque(0x9E37_79B9_7F4A_7C15)
    for _ in 0..<iterations {
      for _ in 0..<32 { word = opaque((word ^ 0x2545_F491_4F6C_DD1D) &* 0xD134_2543_DE82_EF95) }
    }
    return word
  }

  /// The chain run to its end twice from the same start: the same code executes every instruction
  /// twice, and the result is the same.
  static func chainTwice(_ iterations: Int) -> UInt64 {
    _ = opaque(chain(iterations))
    return chain(iterations)
  }

  /// Allocates one small block and frees it, past the counter.
  static func uncountedRoundTrip(_ iterations: Int) -> UInt64 {
    var sum: UInt64 = 0
    barrier()
    for _ in 0..<iterations { sum |= HeapRoundTrip.uncounted(size: 32) & 7 }
    return sum
  }

  /// Allocates one small block and frees it, as everybody does.
  ///
  /// The barrier stands elsewhere than in ``uncountedRoundTrip(_:)``, or the compiler makes one
  /// function of the two, which gets the function to call as an argument.
  static func countedRoundTrip(_ iterations: Int) -> UInt64 {
    var sum: UInt64 = 0
    for _ in 0..<iterations { sum |= HeapRoundTrip.counted(size: 32) & 7 }
    barrier()
    return sum
  }
}
