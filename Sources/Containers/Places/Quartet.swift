/// Places for four values, of which the optimizer does not know which one is asked for.
///
/// The places live until the process ends, so that no copy of a quartet can outlive them.
@safe
@frozen
public struct Quartet<Value> {
  @usableFromInline let address: UnsafeMutablePointer<Value>

  /// Makes four values from the words 0 to 3.
  ///
  /// The body is hidden, and with it the address.
  @export(interface)
  public init(_ make: (UInt64) -> Value) {
    unsafe address = allocateCacheLines(for: 4, of: Value.self)
    for index in 0..<4 { unsafe (address + index).initialize(to: make(UInt64(index))) }
  }

  /// The value that the two high bits of `word` choose.
  @inlinable
  public subscript(chosenBy word: UInt64) -> Value {
    _read { yield unsafe address[Int(truncatingIfNeeded: word >> 62)] }
    nonmutating _modify { yield unsafe &address[Int(truncatingIfNeeded: word >> 62)] }
  }
}
