/// The closed alternative: the kinds as cases of 64 bytes, told apart by a switch.
@frozen
public enum WideCase: BitwiseCopyable {
  /// The first kind.
  case scale(WideScale)
  /// The second kind.
  case shift(WideShift)
  /// The third kind.
  case fold(WideFold)

  /// Makes a stage of a kind.
  @inlinable
  public init(_ kind: StageKind, _ word: UInt64) {
    switch kind {
    case .scale: self = .scale(WideScale(word: word))
    case .shift: self = .shift(WideShift(word: word))
    case .fold: self = .fold(WideFold(word: word))
    }
  }

  /// Scrambles a word on its way through.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 {
    switch self {
    case .scale(let stage): stage.pass(word)
    case .shift(let stage): stage.pass(word)
    case .fold(let stage): stage.pass(word)
    }
  }

  /// Takes the stage out, changes it and puts it back.
  @inlinable
  public mutating func tune(_ word: UInt64) {
    switch self {
    case .scale(var stage):
      stage.tune(word)
      self = .scale(stage)
    case .shift(var stage):
      stage.tune(word)
      self = .shift(stage)
    case .fold(var stage):
      stage.tune(word)
      self = .fold(stage)
    }
  }
}

/// The same at 24 bytes.
@frozen
public enum NarrowCase: BitwiseCopyable {
  /// The first kind.
  case scale(NarrowScale)
  /// The second kind.
  case shift(NarrowShift)
  /// The third kind.
  case fold(NarrowFold)

  /// Scrambles a word on its way through.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 {
    switch self {
    case .scale(let stage): stage.pass(word)
    case .shift(let stage): stage.pass(word)
    case .fold(let stage): stage.pass(word)
    }
  }
}

/// Stages of 64 bytes as cases of an enum.
public enum WideCaseForm: TunableStageForm {
  /// Makes a stage.
  @inlinable
  public static func make(_ kind: StageKind, _ word: UInt64) -> WideCase { WideCase(kind, word) }
  /// Passes a word by a switch.
  @inlinable
  public static func pass(_ held: WideCase, _ word: UInt64) -> UInt64 { held.pass(word) }
  /// Passes a word by a switch.
  @inlinable
  public static func pass(at index: Int, of stages: [WideCase], _ word: UInt64) -> UInt64 {
    stages[index].pass(word)
  }
  /// Changes the stage in place.
  @inlinable
  public static func tune(_ held: inout WideCase, _ word: UInt64) { held.tune(word) }
}

/// Stages of 24 bytes as cases of an enum.
public enum NarrowCaseForm: StageForm {
  /// Makes a stage.
  @inlinable
  public static func make(_ kind: StageKind, _ word: UInt64) -> NarrowCase {
    switch kind {
    case .scale: .scale(NarrowScale(word: word))
    case .shift: .shift(NarrowShift(word: word))
    case .fold: .fold(NarrowFold(word: word))
    }
  }
  /// Passes a word by a switch.
  @inlinable
  public static func pass(_ held: NarrowCase, _ word: UInt64) -> UInt64 { held.pass(word) }
  /// Passes a word by a switch.
  @inlinable
  public static func pass(at index: Int, of stages: [NarrowCase], _ word: UInt64) -> UInt64 {
    stages[index].pass(word)
  }
}
