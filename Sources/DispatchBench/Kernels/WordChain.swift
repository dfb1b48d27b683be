import Containers
import Measurement

/// The chain of words that feeds every boxing kernel: each word depends on the one before, starts
/// from a value that the optimizer does not know, and takes one multiplication.
///
/// A kernel's checksum mixes the word after the last one with what the holder gives back: with the
/// last word itself, equal words would cancel.
struct WordChain {
  /// The word before the next.
  private var word: UInt64 = opaque(0x9E37_79B9_7F4A_7C15)

  /// Moves to the next word and returns it.
  @inline(__always)
  mutating func next() -> UInt64 {
    word = mixed(word, with: 0x2545_F491_4F6C_DD1D)
    return word
  }
}
