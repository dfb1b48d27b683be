extension UnsafePointer where Pointee: ~Copyable {
  /// Calls a function with what lies here, where it lies.
  ///
  /// Naming `pointee` as an argument copies it, with a retain for every reference in it, because a
  /// copyable value could be replaced while the function runs; of a type that is not known to be
  /// copyable there is no copy to make.
  @inlinable func lend<Result: ~Copyable>(
    to body: (borrowing Pointee) -> Result
  ) -> Result {
    unsafe body(pointee)
  }

  /// Calls a function with what lies here and elsewhere, where it lies.
  @inlinable func lend<Result: ~Copyable>(
    with other: UnsafePointer,
    to body: (borrowing Pointee, borrowing Pointee) -> Result
  ) -> Result {
    unsafe body(pointee, other.pointee)
  }
}

extension RandomAccessCollection {
  /// Calls a function with the elements at some positions, where they lie if the collection has them
  /// side by side in memory, until it returns false.
  ///
  /// - Parameters:
  ///   - positions: counted from the first element.
  ///   - body: is given each position and its element.
  @inlinable
  func lendElements(
    _ positions: RowPositions,
    to body: (Int, UnsafePointer<Element>) -> Bool
  ) {
    let lent: Void? = withContiguousStorageIfAvailable { elements in
      guard let first = elements.baseAddress else { return }
      for place in 0..<positions.count {
        let position = positions[place]
        guard unsafe body(position, first + position) else { return }
      }
    }
    if lent != nil { return }
    for place in 0..<positions.count {
      let position = positions[place]
      let element = self[index(startIndex, offsetBy: position)]
      guard unsafe withUnsafePointer(to: element, { unsafe body(position, $0) }) else { return }
    }
  }

  /// Calls a function with the first of this collection's elements and the first of another's, where
  /// they lie, if both have them side by side in memory.
  ///
  /// - Returns: whether they do and the function was called.
  @inlinable
  func lendElements(
    with other: Self,
    to body: (UnsafePointer<Element>, UnsafePointer<Element>) -> Void
  ) -> Bool {
    let isLent = withContiguousStorageIfAvailable { elements in
      other.withContiguousStorageIfAvailable { others in
        guard let first = elements.baseAddress, let firstOther = others.baseAddress else {
          return false
        }
        unsafe body(first, firstOther)
        return true
      }
    }
    return isLent == .some(.some(true))
  }
}

extension ContiguousArray {
  /// Calls a function with the first of the elements, where they lie.
  @inlinable mutating func lendMutable(to body: (UnsafeMutablePointer<Element>) -> Void) {
    unsafe withUnsafeMutableBufferPointer { elements in
      if let first = elements.baseAddress { unsafe body(first) }
    }
  }
}

/// Calls a function with memory for one value, which it initializes and leaves uninitialized again.
///
/// A value that is made there and used where it lies is neither copied nor moved on its way.
///
/// - Complexity: no allocation for a value of up to 1,024 bytes, which is what the standard library
///   takes from the stack; one for a larger value.
@inlinable
func lendMemory<Value, Result>(
  for type: Value.Type,
  to body: (UnsafeMutablePointer<Value>) -> Result
) -> Result {
  unsafe withUnsafeTemporaryAllocation(of: type, capacity: 1) { memory in
    guard let place = memory.baseAddress else {
      preconditionFailure("memory for one value has an address")
    }
    return unsafe body(place)
  }
}
