/// The elements of a list before and after an update, each side by side in memory.
///
/// Compared where they lie, so that nothing in them is retained.
@unsafe @usableFromInline
struct ElementPair<Element> {
  @usableFromInline let old: UnsafePointer<Element>
  @usableFromInline let new: UnsafePointer<Element>
  /// How many elements there are now.
  @usableFromInline let newCount: Int
  @usableFromInline let program: ComparisonProgram
  @usableFromInline let bitsSuffice: Bool
  /// Whether ids are told by the function that told them before.
  @usableFromInline let identifiesAlike: Bool

  @inlinable init(
    _ old: UnsafePointer<Element>,
    _ new: UnsafePointer<Element>,
    newCount: Int,
    _ layout: RowLayout,
    identifiesAlike: Bool
  ) {
    unsafe self.old = old
    unsafe self.new = new
    unsafe self.newCount = newCount
    unsafe program = layout.element
    unsafe bitsSuffice = layout.bitsSuffice
    unsafe self.identifiesAlike = identifiesAlike
  }

  /// Whether an element of before has the bits of one of now, and is equal for that.
  @inlinable @inline(__always) func haveSameBits(_ old: Int, _ new: Int) -> Bool {
    guard unsafe bitsSuffice else { return false }
    return unsafe ComparisonProgram.areSameBits(
      UnsafeRawPointer(self.old + old),
      UnsafeRawPointer(self.new + new),
      MemoryLayout<Element>.size
    )
  }

  /// Whether an element of before is equal to one of now by the plan of their type.
  @inlinable func areEqual(_ old: Int, _ new: Int) -> Bool {
    unsafe program.areEqual(UnsafeRawPointer(self.old + old), UnsafeRawPointer(self.new + new))
  }

  /// How many elements have the bits of those that stood there before, so that they and their ids
  /// are the same: from one pair on, up to as many, forwards or backwards.
  @inlinable func countSame(_ old: Int, _ new: Int, step: Int, upTo most: Int) -> Int {
    guard unsafe identifiesAlike else { return 0 }
    var (old, new) = (old, new)
    var count = 0
    while count < most, unsafe haveSameBits(old, new) {
      count += 1
      old += step
      new += step
    }
    return count
  }
}
