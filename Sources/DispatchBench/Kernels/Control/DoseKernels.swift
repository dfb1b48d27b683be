import Measurement

/// Kernels that a build flag makes dearer by a known amount, so that `make verify` can show what a
/// gate catches: `DISPATCHBENCH_DOSE=RETAIN swift build -c release`.
enum DoseKernels {
  /// A chain of dependent multiplications, and the dose that this build was given.
  @inline(never)
  static func dosed(_ iterations: Int) -> UInt64 {
    var word = opaque(0x9E37_79B9_7F4A_7C15)
    let cost = Cost()
    for _ in 0..<iterations {
      for _ in 0..<16 { word = opaque((word ^ 0x2545_F491_4F6C_DD1D) &* 0xD134_2543_DE82_EF95) }
      cost.spend()
    }
    return word
  }

  /// As many dependent multiplications an iteration as `links` says: the time is theirs alone, so
  /// five links in a hundred are 5 % of it.
  @inline(never)
  static func chain(_ iterations: Int, links: UInt64) -> UInt64 {
    var word = opaque(0x9E37_79B9_7F4A_7C15)
    for _ in 0..<iterations {
      for _ in 0..<links {
        word = opaque((word ^ 0x2545_F491_4F6C_DD1D) &* 0xD134_2543_DE82_EF95)
      }
    }
    return word
  }

  /// The links of a chain before and after the time dose.
  ///
  /// Both builds differ in this number and in the place of no instruction. No two chains of a build
  /// have the same number, or the compiler would make one of them.
  static func links(_ before: UInt64, dosed after: UInt64) -> UInt64 {
    #if DOSE_TIME
      opaque(after)
    #else
      opaque(before)
    #endif
  }
}

#if DOSE_ALLOCATION
  private struct Cost {
    func spend() { _ = opaque(HeapRoundTrip.counted(size: 32)) }
  }
#elseif DOSE_RETAIN
  private struct Cost {
    private let object = Token()

    func spend() {
      let reference = unsafe Unmanaged.passUnretained(object)
      _ = unsafe reference.retain()
      barrier()
      unsafe reference.release()
    }
  }

  private final class Token {
    deinit { barrier() }
  }
#elseif DOSE_WITNESS_CALL
  private struct Cost {
    private let step: any Step = opaque(1) == 1 ? Forward() : Backward()

    func spend() { step.take() }
  }

  private protocol Step {
    func take()
  }

  private struct Forward: Step {
    func take() { barrier() }
  }

  private struct Backward: Step {
    func take() { _ = opaque(1) }
  }
#elseif DOSE_INSTRUCTIONS
  private struct Cost {
    func spend() { Dose.spend64Instructions() }
  }
#elseif DOSE_CODE
  private struct Cost {
    func spend() { Dose.hold4KibibytesOfCode() }
  }
#else
  private struct Cost {
    func spend() {}
  }
#endif
