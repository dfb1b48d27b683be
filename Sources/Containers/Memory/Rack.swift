/// Raw memory for a few values that are made one after another and destroyed together.
///
/// The memory lives until the process ends, so that no copy of a rack can outlive it.
@safe
@frozen
public struct Rack<Value> {
  @usableFromInline let address: UnsafeMutablePointer<Value>

  /// Allocates room for `count` values.
  ///
  /// The body is hidden, and with it the address.
  @export(interface)
  public init(roomFor count: Int) {
    unsafe address = allocateCacheLines(for: count, of: Value.self)
  }

  /// Fills the first `count` places with what `make` returns, in order.
  ///
  /// What they held before is overwritten, not destroyed.
  @inlinable
  @inline(__always)
  public func fill(_ count: Int, _ make: () -> Value) {
    for index in 0..<count { unsafe (address + index).initialize(to: make()) }
  }

  /// Destroys the values in the first `count` places, which must be filled.
  @inlinable
  @inline(__always)
  public func clear(_ count: Int) { unsafe address.deinitialize(count: count) }

  /// The value that was put in first; its place must be filled.
  @inlinable
  public var first: Value { unsafe address.pointee }
}
