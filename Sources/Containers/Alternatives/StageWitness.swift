/// A conformance as a value: what a witness table holds, passed by hand beside the stage.
///
/// It replaces the protocol and not the existential: the type of the stage stays known.
@frozen
public struct StageWitness<Value>: Sendable {
  /// Scrambles a word on its way through a stage.
  public let pass: @Sendable (Value, UInt64) -> UInt64
  /// Changes what a stage scrambles with.
  public let tune: @Sendable (inout Value, UInt64) -> Void
  /// Makes a witness of its functions.
  @inlinable
  public init(
    pass: @escaping @Sendable (Value, UInt64) -> UInt64,
    tune: @escaping @Sendable (inout Value, UInt64) -> Void
  ) {
    self.pass = pass
    self.tune = tune
  }
}

/// Functions of a library that pass a word through one stage, with hidden bodies.
public enum OneStage {
  /// A stage of a known type.
  @export(interface)
  public static func concrete(_ stage: WideScale, _ word: UInt64) -> UInt64 { stage.pass(word) }
  /// A stage of any type, with a conformance that the compiler found.
  @export(interface)
  public static func generic<S: Stage>(_ stage: S, _ word: UInt64) -> UInt64 { stage.pass(word) }
  /// A stage of any type, with a conformance that the caller wrote.
  @export(interface)
  public static func witnessed<S>(
    _ stage: S,
    _ witness: StageWitness<S>,
    _ word: UInt64
  ) -> UInt64 { witness.pass(stage, word) }
  /// An erased stage.
  @export(interface)
  public static func erased(_ stage: any Stage, _ word: UInt64) -> UInt64 { stage.pass(word) }

  /// The conformance of a stage, written by hand.
  @_optimize(none)
  public static func witness() -> StageWitness<WideScale> {
    StageWitness(pass: { $0.pass($1) }, tune: { $0.tune($1) })
  }
}
