import Measurement

/// Two clones of one loop, which differ in nothing but their place in the binary.
///
/// How far two such loops differ in time is what code placement does in this build: the floor
/// under every comparison of two different loops.
///
/// The compiler folds functions with equal bodies into one, so the clones hold the same statements
/// in another order: the barrier, which costs no instruction, stands before the loop in one and
/// behind it in the other. The machine code of the loops is equal to the byte.
enum CloneKernels {
  /// What a clone found out.
  struct Outcome {
    /// The result of the chain.
    let checksum: UInt64
    /// Where the clone's code is.
    let place: UInt64
  }

  /// The loop, behind a barrier.
  @inline(never)
  static func first(_ iterations: Int) -> Outcome {
    var word = opaque(0x9E37_79B9_7F4A_7C15)
    barrier()
    for _ in 0..<iterations { word = opaque((word ^ 0x2545_F491) &* 0xD134_2543_DE82_EF95) }
    return Outcome(checksum: word, place: codePlace())
  }

  /// The loop, before a barrier.
  @inline(never)
  static func second(_ iterations: Int) -> Outcome {
    var word = opaque(0x9E37_79B9_7F4A_7C15)
    for _ in 0..<iterations { word = opaque((word ^ 0x2545_F491) &* 0xD134_2543_DE82_EF95) }
    barrier()
    return Outcome(checksum: word, place: codePlace())
  }

  /// Whether the compiler left two loops and not one under two names.
  static var areApart: Bool { first(0).place != second(0).place }
}
