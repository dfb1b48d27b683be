/// The closed alternative: the eight receivers as cases, told apart by a switch.
@frozen
public enum MixerCase {
  /// The first receiver.
  case one(MixerOne)
  /// The second receiver.
  case two(MixerTwo)
  /// The third receiver.
  case three(MixerThree)
  /// The fourth receiver.
  case four(MixerFour)
  /// The fifth receiver.
  case five(MixerFive)
  /// The sixth receiver.
  case six(MixerSix)
  /// The seventh receiver.
  case seven(MixerSeven)
  /// The eighth receiver.
  case eight(MixerEight)

  /// Scrambles a word with the key of the receiver inside.
  @inlinable
  public func mix(_ word: UInt64) -> UInt64 {
    switch self {
    case .one(let mixer): mixer.mix(word)
    case .two(let mixer): mixer.mix(word)
    case .three(let mixer): mixer.mix(word)
    case .four(let mixer): mixer.mix(word)
    case .five(let mixer): mixer.mix(word)
    case .six(let mixer): mixer.mix(word)
    case .seven(let mixer): mixer.mix(word)
    case .eight(let mixer): mixer.mix(word)
    }
  }

  /// Scrambles the key of the receiver inside with a word.
  @inlinable
  public mutating func absorb(_ word: UInt64) {
    switch self {
    case .one(var mixer):
      mixer.absorb(word)
      self = .one(mixer)
    case .two(var mixer):
      mixer.absorb(word)
      self = .two(mixer)
    case .three(var mixer):
      mixer.absorb(word)
      self = .three(mixer)
    case .four(var mixer):
      mixer.absorb(word)
      self = .four(mixer)
    case .five(var mixer):
      mixer.absorb(word)
      self = .five(mixer)
    case .six(var mixer):
      mixer.absorb(word)
      self = .six(mixer)
    case .seven(var mixer):
      mixer.absorb(word)
      self = .seven(mixer)
    case .eight(var mixer):
      mixer.absorb(word)
      self = .eight(mixer)
    }
  }
}
