/// The root of a class hierarchy: every method can be overridden, and is, so calls use the vtable.
open class VirtualMixer {
  /// What the receiver adds to a word.
  public final let stored: UInt64
  /// Makes a receiver with a key.
  public init(key: UInt64) { stored = key }
  /// What the receiver adds to a word, through an accessor that a subclass can override.
  open var key: UInt64 { stored }
  /// Scrambles a word with the receiver's key.
  open func mix(_ word: UInt64) -> UInt64 { (word ^ stored) &* Scramble.one }
  /// Scrambles a word with the class alone.
  open class func scramble(_ word: UInt64) -> UInt64 { (word ^ Scramble.salt) &* Scramble.one }
}

/// The second class of the hierarchy.
public final class VirtualMixerTwo: VirtualMixer {
  /// What the receiver adds to a word.
  public override var key: UInt64 { ~stored }
  /// Scrambles a word with the class alone.
  public override class func scramble(_ word: UInt64) -> UInt64 {
    (word ^ Scramble.salt) &* Scramble.two
  }
  /// Scrambles a word with the receiver's key.
  public override func mix(_ word: UInt64) -> UInt64 { (word ^ stored) &* Scramble.two }
}

/// The third class of the hierarchy.
public final class VirtualMixerThree: VirtualMixer {
  /// Scrambles a word with the receiver's key.
  public override func mix(_ word: UInt64) -> UInt64 { (word ^ stored) &* Scramble.three }
}

/// The fourth class of the hierarchy.
public final class VirtualMixerFour: VirtualMixer {
  /// Scrambles a word with the receiver's key.
  public override func mix(_ word: UInt64) -> UInt64 { (word ^ stored) &* Scramble.four }
}

/// The fifth class of the hierarchy.
public final class VirtualMixerFive: VirtualMixer {
  /// Scrambles a word with the receiver's key.
  public override func mix(_ word: UInt64) -> UInt64 { (word ^ stored) &* Scramble.five }
}

/// The sixth class of the hierarchy.
public final class VirtualMixerSix: VirtualMixer {
  /// Scrambles a word with the receiver's key.
  public override func mix(_ word: UInt64) -> UInt64 { (word ^ stored) &* Scramble.six }
}

/// The seventh class of the hierarchy.
public final class VirtualMixerSeven: VirtualMixer {
  /// Scrambles a word with the receiver's key.
  public override func mix(_ word: UInt64) -> UInt64 { (word ^ stored) &* Scramble.seven }
}

/// The eighth class of the hierarchy.
public final class VirtualMixerEight: VirtualMixer {
  /// Scrambles a word with the receiver's key.
  public override func mix(_ word: UInt64) -> UInt64 { (word ^ stored) &* Scramble.eight }
}
