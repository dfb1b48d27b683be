/// Where the types themselves come from, hidden from whoever asks for one.
public enum MixerTypeSource {
  /// A type behind its protocol; `kind` is 0 or 1.
  @_optimize(none)
  public static func erased(_ kind: Int) -> any Mixing.Type {
    kind == 0 ? MixerOne.self : MixerTwo.self
  }

  /// A class behind its root class; `kind` is 0 or 1.
  @_optimize(none)
  public static func virtual(_ kind: Int) -> VirtualMixer.Type {
    kind == 0 ? VirtualMixer.self : VirtualMixerTwo.self
  }

  /// A closure that makes a receiver of one type; `kind` is 0 or 1.
  @_optimize(none)
  public static func factory(_ kind: Int) -> @Sendable (UInt64) -> MixerOne {
    switch kind {
    case 0: { seed in MixerOne(seed: seed) }
    default: { seed in MixerOne(key: seed) }
    }
  }
}
