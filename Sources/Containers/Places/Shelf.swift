/// Raw memory for values that are all put in, and destroyed one by one later.
@safe
public final class Shelf<Value> {
  @usableFromInline var address: UnsafeMutablePointer<Value>
  @usableFromInline var room: Int
  /// How many values it holds.
  public private(set) var count = 0

  /// Makes an empty shelf.
  public init() {
    room = 64
    unsafe address = allocateCacheLines(for: room, of: Value.self)
  }

  deinit {
    unsafe address.deinitialize(count: count)
    unsafe address.deallocate()
  }

  /// Puts in what `make` returns for each index below `count`, in order, in place of what it held.
  ///
  /// - Complexity: O(`count`) calls of `make`.
  public func fill(_ count: Int, with make: (Int) -> Value) {
    empty(roomFor: count)
    for index in 0..<count { unsafe (address + index).initialize(to: make(index)) }
    self.count = count
  }

  /// The value that was put in last, or `nil` if it is empty.
  public var last: Value? { count == 0 ? nil : unsafe address[count - 1] }

  /// Destroys the values in order and calls `done` after each.
  ///
  /// Inlined, so that a type known to the caller is destroyed by code made for it.
  @inlinable
  @inline(__always)
  public func destroyEach(_ done: () -> Void) {
    let values = unsafe address
    for index in 0..<forget() {
      unsafe (values + index).deinitialize(count: 1)
      done()
    }
  }

  /// Gives up the values without destroying them, and says how many they were.
  @usableFromInline
  func forget() -> Int {
    defer { count = 0 }
    return count
  }

  private func empty(roomFor count: Int) {
    unsafe address.deinitialize(count: forget())
    guard count > room else { return }
    unsafe address.deallocate()
    room = count
    unsafe address = allocateCacheLines(for: room, of: Value.self)
  }
}
