/// What a scroll-view reader can scroll to: explicit ids and rows of lists below it.
@usableFromInline
final class ScrollTargets {
  private var lists: [(owner: ObjectIdentifier, find: (AnyHashable) -> Int?)] = []
  private var ids: [AnyHashable: Int] = [:]
  private weak var runtime: Runtime?

  @usableFromInline init() {}

  @usableFromInline func attach(to runtime: Runtime) {
    self.runtime = runtime
  }

  /// Enters a list, which finds its own rows.
  @usableFromInline func enter(_ owner: AnyObject, _ find: @escaping (AnyHashable) -> Int?) {
    lists.append((ObjectIdentifier(owner), find))
  }

  @usableFromInline func leave(_ owner: AnyObject) {
    lists.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// Enters a view with an explicit id.
  @usableFromInline func enter(id: AnyHashable) {
    ids[id, default: 0] += 1
  }

  @usableFromInline func leave(id: AnyHashable) {
    guard let count = ids[id] else { return }
    ids[id] = count > 1 ? count - 1 : nil
  }

  /// Goes to the row or view with an id; does nothing if there is none.
  func scroll(to id: AnyHashable) {
    guard lists.contains(where: { $0.find(id) != nil }) || ids[id] != nil else { return }
    runtime?.scrollPosition = id
  }
}
