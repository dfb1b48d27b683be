/// Something a body can read: a state, an environment value, an observable object.
///
/// It knows its readers, and each reader knows its place in the list, so that redrawing the edges
/// at every run costs constant time per edge and no allocation once the lists have grown.
open class Source {
  @usableFromInline var readers: [Reader] = []
  @usableFromInline var lastRun: UInt = 0

  /// Makes a source that nobody has read.
  public init() {}

  @usableFromInline
  struct Reader {
    @usableFromInline let node: ReactiveNode
    @usableFromInline let edge: Int

    @inlinable init(node: ReactiveNode, edge: Int) {
      self.node = node
      self.edge = edge
    }
  }

  /// Ties the source to the node that is running, if one is.
  @inlinable final func track() {
    guard let node = unsafe Tracking.reader?.takeUnretainedValue() else { return }
    // A second read in one run adds nothing; the stamp makes that test constant-time.
    guard unsafe lastRun != Tracking.run else { return }
    unsafe lastRun = Tracking.run
    node.addEdge(to: self)
  }

  /// Marks every reader for the next flush.
  ///
  /// - Complexity: O(readers), no comparison.
  public final func fire() {
    for reader in readers { reader.node.invalidate() }
  }

  final func removeReader(at position: Int) {
    let last = readers.count - 1
    if position != last {
      let moved = readers[last]
      readers[position] = moved
      moved.node.edges[moved.edge].position = position
    }
    readers.removeLast()
  }
}
