/// In which order a chain of calls goes round several receivers.
///
/// The order decides whether the processor can predict where the next call goes, which for an
/// indirect call can cost more than the call. It is therefore an input and never an accident.
public enum ReceiverOrder: String, CaseIterable, Sendable {
  /// Two receivers by turns: any predictor with history learns it.
  case two
  /// Eight receivers in an order drawn once: 4096 draws, which a predictor cannot remember.
  case eight

  /// How many turns there are before the order repeats: a power of two.
  @inlinable public static var length: Int { 4096 }

  /// How many receivers there are.
  public var receivers: Int { self == .two ? 2 : 8 }

  /// The receivers' numbers, `length` of them; the same in every process.
  public var numbers: [UInt8] {
    switch self {
    case .two: (0..<Self.length).map { UInt8($0 & 1) }
    case .eight: Self.drawn()
    }
  }

  /// Draws from the high bits of a linear congruential generator (Knuth, TAOCP 2, section 3.3.4).
  private static func drawn() -> [UInt8] {
    var state: UInt64 = 1
    return (0..<Self.length).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 61)
    }
  }
}
