/// Content of one type and a conformance beside it: what it does is a value, and no type has to be
/// erased for three kinds to lie in one array.
///
/// That is all that a protocol-witness struct can do of what an existential does: kinds of stage
/// with content of different types would have no type in common.
@frozen
public struct WitnessedStage {
  @usableFromInline var content: Bytes64
  @usableFromInline let witness: StageWitness<Bytes64>

  /// Puts content and a conformance side by side.
  @inlinable
  public init(_ kind: StageKind, _ word: UInt64) {
    content = Bytes64(word: word)
    witness = StageWitnesses.witness(of: kind)
  }

  /// Scrambles a word on its way through.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 { witness.pass(content, word) }

  /// Changes the content.
  @inlinable
  public mutating func tune(_ word: UInt64) { witness.tune(&content, word) }
}

/// The conformances of 64 bytes of content to what a stage is, one for each kind.
public enum StageWitnesses {
  /// The conformance of a kind.
  ///
  /// - Complexity: No allocation: functions without a context are constants.
  @inlinable
  public static func witness(of kind: StageKind) -> StageWitness<Bytes64> {
    switch kind {
    case .scale: scrambling(WideScale.self)
    case .shift: scrambling(WideShift.self)
    case .fold: scrambling(WideFold.self)
    }
  }

  @inlinable
  @inline(__always)
  static func scrambling<S: SizedStage>(_: S.Type) -> StageWitness<Bytes64> {
    StageWitness(
      pass: { ($1 ^ $0.word) &* S.multiplier },
      tune: { $0.word = ($0.word ^ $1) &* S.multiplier }
    )
  }
}

/// Stages as content with a conformance by hand.
public enum WitnessedStageForm: TunableStageForm {
  /// Makes a stage.
  ///
  /// - Complexity: No allocation.
  @inlinable
  public static func make(_ kind: StageKind, _ word: UInt64) -> WitnessedStage {
    WitnessedStage(kind, word)
  }
  /// Passes a word by a closure call.
  @inlinable
  public static func pass(_ held: WitnessedStage, _ word: UInt64) -> UInt64 { held.pass(word) }
  /// Passes a word by a closure call.
  @inlinable
  public static func pass(at index: Int, of stages: [WitnessedStage], _ word: UInt64) -> UInt64 {
    stages[index].pass(word)
  }
  /// Changes the stage in place.
  @inlinable
  public static func tune(_ held: inout WitnessedStage, _ word: UInt64) { held.tune(word) }
}
