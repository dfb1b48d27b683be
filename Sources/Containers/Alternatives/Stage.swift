/// A stage of a pipeline: what is held in as many ways as there are alternatives to `any`.
///
/// Three kinds of stage are in every pipeline, in an order that the optimizer does not know.
public protocol Stage: SendableMetatype {
  /// Scrambles a word on its way through.
  func pass(_ word: UInt64) -> UInt64
  /// Changes what the stage scrambles with.
  mutating func tune(_ word: UInt64)
}

/// A stage that is a payload and a constant of its type.
///
/// The bodies are written once and specialised for each type.
public protocol SizedStage: Stage, BitwiseCopyable {
  /// Decides the size of the stage.
  associatedtype Content: SizedPayload
  /// What the stage scrambles with.
  var content: Content { get set }
  /// What a word is multiplied by.
  static var multiplier: UInt64 { get }
}

extension SizedStage {
  /// Scrambles a word with the first word of the content.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 { (word ^ content.word) &* Self.multiplier }

  /// Scrambles the first word of the content.
  @inlinable
  public mutating func tune(_ word: UInt64) {
    content.word = (content.word ^ word) &* Self.multiplier
  }
}

/// The kinds of stage there are.
@frozen
public enum StageKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// The first kind.
  case scale
  /// The second kind.
  case shift
  /// The third kind.
  case fold

  /// The kind that the two high bits of a word choose; the first one is chosen twice as often.
  @inlinable
  @inline(__always)
  public init(chosenBy word: UInt64) {
    switch word >> 62 {
    case 1: self = .shift
    case 2: self = .fold
    default: self = .scale
    }
  }
}
