/// Raw memory for values that are put in and then destroyed together.
///
/// The memory lives until the process ends, so that no copy of a shelf can outlive it.
@safe
@frozen
public struct Shelf<Value> {
  /// How many values there is room for.
  @inlinable
  public static var capacity: Int { 64 }

  @usableFromInline let address: UnsafeMutablePointer<Value>

  /// Allocates the memory.
  ///
  /// The body is hidden, and with it the address.
  @export(interface)
  public init() { unsafe address = allocateCacheLines(for: Self.capacity, of: Value.self) }

  /// Fills the shelf with what `make` returns for each index, in order.
  ///
  /// What the shelf held before is overwritten, not destroyed.
  @inlinable
  @inline(__always)
  public func fill(_ make: (Int) -> Value) {
    for index in 0..<Self.capacity { unsafe (address + index).initialize(to: make(index)) }
  }

  /// The value that was put in last; the shelf must be full.
  @inlinable
  public var last: Value { unsafe address[Self.capacity - 1] }

  /// Destroys the values; the shelf must be full.
  @inlinable
  public func clear() { unsafe address.deinitialize(count: Self.capacity) }
}
