/// A place for one value, of which the optimizer knows neither the address nor the content.
///
/// Assigning to ``value`` is what assigning to a stored property is, without the exclusivity check
/// of a class: the old value is destroyed and the new one is written. The place lives until the
/// process ends, so that no copy of a slot can outlive it.
@safe
@frozen
public struct Slot<Value> {
  @usableFromInline let address: UnsafeMutablePointer<Value>

  /// Allocates the place and puts `value` there.
  ///
  /// The body is hidden, and with it the address.
  @export(interface)
  public init(_ value: Value) {
    unsafe address = allocateCacheLines(for: 1, of: Value.self)
    unsafe address.initialize(to: value)
  }

  /// What is in the place now.
  @inlinable
  public var value: Value {
    get { unsafe address.pointee }
    nonmutating _modify { yield unsafe &address.pointee }
  }
}
