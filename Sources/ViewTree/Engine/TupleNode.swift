/// The node of a pack of neighbours: one tuple of nodes.
@frozen public struct TupleNode<each Content: View>: ViewNode {
  @usableFromInline var nodes: (repeat (each Content).RetainedNode)

  @inlinable init(nodes: (repeat (each Content).RetainedNode)) {
    self.nodes = (repeat each nodes)
  }

  /// The elements of all, if all types tell.
  @inlinable public static func elementCount(within depth: Int) -> Int? {
    guard depth > 0 else { return nil }
    var sum: Int? = 0
    for count in repeat (each Content).RetainedNode.elementCount(within: depth - 1) {
      guard let before = sum, let count else { return nil }
      sum = before + count
    }
    return sum
  }

  /// Makes all, in order.
  @inlinable public static func make<M: Meter>(
    _ view: TupleView<repeat each Content>,
    in context: Context<M>
  ) -> TupleNode {
    TupleNode(nodes: (repeat (each Content).RetainedNode.make(each view.content, in: context)))
  }

  /// Updates all, in order and in place.
  @inlinable public mutating func update<M: Meter>(
    to view: TupleView<repeat each Content>,
    in context: Context<M>
  ) {
    unsafe withUnsafeMutableBytes(of: &nodes) { bytes in
      var place = unsafe TuplePlace(bytes.baseAddress)
      @MainActor func updateNext<V: View>(_ value: V) {
        unsafe place.next(V.RetainedNode.self)?.pointee.update(to: value, in: context)
      }
      repeat updateNext(each view.content)
    }
  }

  /// Ends all, in order.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    unsafe withUnsafeMutableBytes(of: &nodes) { bytes in
      var place = unsafe TuplePlace(bytes.baseAddress)
      @MainActor func destroyNext<V: View>(_ type: V.Type) {
        unsafe place.next(V.RetainedNode.self)?.pointee.destroy(in: context)
      }
      repeat destroyNext((each Content).self)
    }
  }

  /// The elements of all, in order.
  @inlinable public func appendElements(to list: inout ElementList) {
    for node in repeat each nodes { node.appendElements(to: &list) }
  }
}

/// Walks the elements of a tuple in memory, which pack expansion can read but not change in place.
///
/// The elements of a tuple lie as the fields of a struct do: each at the next multiple of its
/// alignment (swift/docs/ABI/TypeLayout.rst, "Tuples").
@usableFromInline
@unsafe struct TuplePlace {
  @usableFromInline let start: UnsafeMutableRawPointer?
  @usableFromInline var offset = 0

  @inlinable init(_ start: UnsafeMutableRawPointer?) {
    unsafe self.start = start
  }

  @inlinable mutating func next<T>(_ type: T.Type) -> UnsafeMutablePointer<T>? {
    let alignment = MemoryLayout<T>.alignment
    unsafe offset = (offset + alignment - 1) / alignment * alignment
    let place = unsafe start.map { unsafe $0 + offset }
    unsafe offset += MemoryLayout<T>.size
    return unsafe place?.assumingMemoryBound(to: T.self)
  }
}
