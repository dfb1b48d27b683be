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
    _ positions: Range<Int>,
    to body: (Int, UnsafePointer<Element>) -> Bool
  ) {
    let lent: Void? = withContiguousStorageIfAvailable { elements in
      guard let first = elements.baseAddress else { return }
      for position in positions {
        guard unsafe body(position, first + position) else { return }
      }
    }
    if lent != nil { return }
    var index = index(startIndex, offsetBy: positions.lowerBound)
    for position in positions {
      guard unsafe withUnsafePointer(to: self[index], { unsafe body(position, $0) }) else { return }
      formIndex(after: &index)
    }
  }
}
