/// The values one environment modifier writes, and who read them.
///
/// A reader is tied to the scope that provided the value, so that a change reaches readers
/// directly and runs nothing between.
@usableFromInline
final class EnvironmentScope {
  private let parent: EnvironmentScope?
  private var entries: [ObjectIdentifier: EnvironmentEntry]
  private var sources: [ObjectIdentifier: Source] = [:]

  @usableFromInline
  init(parent: EnvironmentScope?, entries: [ObjectIdentifier: EnvironmentEntry]) {
    self.parent = parent
    self.entries = entries
  }

  /// The outermost scope of a tree, which gives the host's clock.
  @usableFromInline static func root(_ clock: VirtualClock) -> EnvironmentScope {
    EnvironmentScope(
      parent: nil,
      entries: [ObjectIdentifier(ClockKey.self): TypedEntry<VirtualClock?>(clock)]
    )
  }

  func read(_ name: ObjectIdentifier) -> EnvironmentEntry? {
    let provider = provider(of: name)
    provider.source(name).track()
    return provider.entries[name]
  }

  func find(_ name: ObjectIdentifier) -> EnvironmentEntry? {
    provider(of: name).entries[name]
  }

  /// Takes over new entries and tells the readers of those that differ.
  @usableFromInline func replace(_ new: [ObjectIdentifier: EnvironmentEntry]) {
    let old = entries
    entries = new
    for (name, entry) in new {
      if let before = old[name] {
        if !entry.isSame(as: before) { sources[name]?.fire() }
      } else {
        // The key is new here, so its readers are still tied to a scope above.
        parent?.provider(of: name).sources[name]?.fire()
      }
    }
    for name in old.keys where new[name] == nil { sources[name]?.fire() }
  }

  private func provider(of name: ObjectIdentifier) -> EnvironmentScope {
    var scope = self
    while scope.entries[name] == nil, let parent = scope.parent { scope = parent }
    return scope
  }

  private func source(_ name: ObjectIdentifier) -> Source {
    if let source = sources[name] { return source }
    let source = Source()
    sources[name] = source
    return source
  }
}

/// One value of the environment.
@usableFromInline
class EnvironmentEntry {
  func isSame(as other: EnvironmentEntry) -> Bool { false }
}

final class TypedEntry<Value>: EnvironmentEntry {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func isSame(as other: EnvironmentEntry) -> Bool {
    guard let other = other as? TypedEntry<Value> else { return false }
    return Comparator.of(Value.self, .automatic).areEqual(value, other.value)
  }
}
