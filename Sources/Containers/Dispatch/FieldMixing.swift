/// A receiver that reads its key from a class's stored property.
public protocol FieldMixing {
  /// Scrambles a word with the stored key.
  func mix(_ word: UInt64) -> UInt64
}

/// The same, class-bound: the existential is a pointer and a witness table.
public protocol FieldMixingObject: AnyObject {
  /// Scrambles a word with the stored key.
  func mix(_ word: UInt64) -> UInt64
}

/// Where such receivers come from, their classes hidden from whoever asks for one.
public enum FieldMixerSource {
  /// How the stored key is declared.
  public enum Declaration: String, CaseIterable, Sendable {
    /// `var`
    case checked
    /// `@exclusivity(unchecked) var`
    case unchecked
    /// `private var`
    case enclosed = "private"
    /// `let`
    case constant
  }

  /// A receiver of a known class, which may be shared with code elsewhere.
  @_optimize(none)
  public static func checked(key: UInt64) -> CheckedMixer { CheckedMixer(key: key) }

  /// A receiver of a known class, which may be shared with code elsewhere.
  @_optimize(none)
  public static func unchecked(key: UInt64) -> UncheckedMixer { UncheckedMixer(key: key) }

  /// A receiver of a known class, which may be shared with code elsewhere.
  @_optimize(none)
  public static func enclosed(key: UInt64) -> EnclosedMixer { EnclosedMixer(key: key) }

  /// A receiver of a known class, which may be shared with code elsewhere.
  @_optimize(none)
  public static func constant(key: UInt64) -> ConstantMixer { ConstantMixer(key: key) }

  /// A receiver behind its protocol.
  @_optimize(none)
  public static func erased(_ declaration: Declaration, key: UInt64) -> any FieldMixing {
    switch declaration {
    case .checked: CheckedMixer(key: key)
    case .unchecked: UncheckedMixer(key: key)
    case .enclosed: EnclosedMixer(key: key)
    case .constant: ConstantMixer(key: key)
    }
  }

  /// A receiver behind its class-bound protocol.
  @_optimize(none)
  public static func object(_ declaration: Declaration, key: UInt64) -> any FieldMixingObject {
    switch declaration {
    case .checked: CheckedMixer(key: key)
    case .unchecked: UncheckedMixer(key: key)
    case .enclosed: EnclosedMixer(key: key)
    case .constant: ConstantMixer(key: key)
    }
  }
}
