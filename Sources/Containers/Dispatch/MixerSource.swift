/// Where receivers come from: their types are hidden from whoever asks for one.
///
/// `@_optimize(none)` keeps a body from being inlined, cloned or analysed, in this module and in
/// any other; `@inline(never)` alone would not. `kind` counts the types from 0 to 7.
public enum MixerSource {
  /// A value behind one protocol.
  @_optimize(none)
  public static func erased(_ kind: Int, key: UInt64) -> any Mixing { value(kind, key: key) }

  /// A value behind two protocols.
  @_optimize(none)
  public static func composed(_ kind: Int, key: UInt64) -> any Mixing & Tagged {
    value(kind, key: key)
  }

  /// A value behind a protocol with an associated type.
  @_optimize(none)
  public static func words(_ kind: Int, key: UInt64) -> any WordMixing<UInt64> {
    func opened(_ mixer: some MixerValue) -> any WordMixing<UInt64> { mixer }
    return opened(value(kind, key: key))
  }

  /// An object of a known final class, which is not known to be unshared.
  @_optimize(none)
  public static func final(key: UInt64) -> MixerObjectOne { MixerObjectOne(key: key) }

  /// An object whose method is private, which is not known to be unshared.
  @_optimize(none)
  public static func `private`(key: UInt64) -> PrivateMixer { PrivateMixer(key: key) }

  /// An object behind a class-bound protocol.
  @_optimize(none)
  public static func object(_ kind: Int, key: UInt64) -> any MixingObject {
    switch kind {
    case 0: MixerObjectOne(key: key)
    case 1: MixerObjectTwo(key: key)
    case 2: MixerObjectThree(key: key)
    case 3: MixerObjectFour(key: key)
    case 4: MixerObjectFive(key: key)
    case 5: MixerObjectSix(key: key)
    case 6: MixerObjectSeven(key: key)
    default: MixerObjectEight(key: key)
    }
  }

  /// An object behind its root class.
  @_optimize(none)
  public static func virtual(_ kind: Int, key: UInt64) -> VirtualMixer {
    switch kind {
    case 0: VirtualMixer(key: key)
    case 1: VirtualMixerTwo(key: key)
    case 2: VirtualMixerThree(key: key)
    case 3: VirtualMixerFour(key: key)
    case 4: VirtualMixerFive(key: key)
    case 5: VirtualMixerSix(key: key)
    case 6: VirtualMixerSeven(key: key)
    default: VirtualMixerEight(key: key)
    }
  }

  /// A closure that captures the key.
  @_optimize(none)
  public static func closure(_ kind: Int, key: UInt64) -> MixerClosure {
    switch kind {
    case 0: MixerClosure { word in (word ^ key) &* Scramble.one }
    case 1: MixerClosure { word in (word ^ key) &* Scramble.two }
    case 2: MixerClosure { word in (word ^ key) &* Scramble.three }
    case 3: MixerClosure { word in (word ^ key) &* Scramble.four }
    case 4: MixerClosure { word in (word ^ key) &* Scramble.five }
    case 5: MixerClosure { word in (word ^ key) &* Scramble.six }
    case 6: MixerClosure { word in (word ^ key) &* Scramble.seven }
    default: MixerClosure { word in (word ^ key) &* Scramble.eight }
    }
  }

  /// A case of the closed enum.
  @_optimize(none)
  public static func enumeration(_ kind: Int, key: UInt64) -> MixerCase {
    switch kind {
    case 0: .one(MixerOne(key: key))
    case 1: .two(MixerTwo(key: key))
    case 2: .three(MixerThree(key: key))
    case 3: .four(MixerFour(key: key))
    case 4: .five(MixerFive(key: key))
    case 5: .six(MixerSix(key: key))
    case 6: .seven(MixerSeven(key: key))
    default: .eight(MixerEight(key: key))
    }
  }

  @_optimize(none)
  private static func value(_ kind: Int, key: UInt64) -> any MixerValue {
    switch kind {
    case 0: MixerOne(key: key)
    case 1: MixerTwo(key: key)
    case 2: MixerThree(key: key)
    case 3: MixerFour(key: key)
    case 4: MixerFive(key: key)
    case 5: MixerSix(key: key)
    case 6: MixerSeven(key: key)
    default: MixerEight(key: key)
    }
  }
}
