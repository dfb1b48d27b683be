/// Which node is running user code right now, so that what it reads can be tied to it.
///
/// One tree is updated at a time and only on the main actor, so a plain variable serves; it is
/// not isolated because environment values and published properties are read through key paths,
/// which Swift does not form to isolated properties.
@usableFromInline
enum Tracking {
  /// The node; not retained, since whoever runs it holds it, and rows run by the thousand.
  @exclusivity(unchecked)
  @usableFromInline nonisolated(unsafe) static var reader: Unmanaged<ReactiveNode>?
  @exclusivity(unchecked)
  @usableFromInline nonisolated(unsafe) static var run: UInt = 0
  @exclusivity(unchecked)
  @usableFromInline nonisolated(unsafe) static var isRunningBody = false
  /// What is to accompany the changes that follow from the code that runs, on whatever thread.
  @TaskLocal static var animation: Animation?

  /// Runs `body` with `node` as the reader of whatever it reads.
  @inlinable
  static func read<T>(by node: ReactiveNode, _ body: () -> T) -> T {
    let outer = unsafe reader
    let wasRunning = unsafe isRunningBody
    unsafe run &+= 1
    unsafe reader = Unmanaged.passUnretained(node)
    unsafe isRunningBody = true
    defer {
      unsafe reader = outer
      unsafe isRunningBody = wasRunning
    }
    return body()
  }

  /// Lets `node` be the reader of what the code that runs reads from now on.
  @inlinable static func pass(to node: ReactiveNode) {
    unsafe run &+= 1
    unsafe reader = Unmanaged.passUnretained(node)
  }

  /// Runs `body` so that nothing it reads is tied to the current reader.
  static func untracked<T>(_ body: () -> T) -> T {
    let outer = unsafe reader
    unsafe reader = nil
    defer { unsafe reader = outer }
    return body()
  }
}
