/// A class-bound receiver: the existential is a pointer and a witness table, 16 bytes.
public protocol MixingObject: AnyObject {
  /// What the receiver adds to a word.
  var key: UInt64 { get }
  /// Scrambles a word with the receiver's key.
  func mix(_ word: UInt64) -> UInt64
}
