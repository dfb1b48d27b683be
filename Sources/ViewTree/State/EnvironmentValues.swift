/// The values that flow down the tree, as seen from one place in it.
///
/// It looks values up at the moment they are read, so it never goes stale.
public struct EnvironmentValues {
  let scope: EnvironmentScope?
  private(set) var written: [ObjectIdentifier: EnvironmentEntry] = [:]

  /// Makes values that are all at their defaults.
  public init() {
    scope = nil
  }

  init(scope: EnvironmentScope) {
    self.scope = scope
  }

  /// The value for a key: the nearest ancestor's, or the key's default.
  ///
  /// - Parameter key: the key's type.
  /// - Complexity: O(environment modifiers above) hash table look-ups.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let name = ObjectIdentifier(key)
      let entry = written[name] ?? scope?.read(name)
      return (entry as? TypedEntry<Key.Value>)?.value ?? Key.defaultValue
    }
    set { write(newValue, ObjectIdentifier(key)) }
  }

  /// What writing one value among those of an outer scope leaves written.
  @usableFromInline
  static func entries<Value>(
    of path: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value,
    in outer: EnvironmentScope
  ) -> [ObjectIdentifier: EnvironmentEntry] {
    Tracking.untracked {
      var values = EnvironmentValues(scope: outer)
      values[keyPath: path] = value
      return values.written
    }
  }

  private mutating func write<Value>(_ value: Value, _ name: ObjectIdentifier) {
    written[name] = TypedEntry(value)
  }
}

struct ClockKey: EnvironmentKey {
  static var defaultValue: VirtualClock? { nil }
}

extension EnvironmentValues {
  /// The host's clock, which tests move by hand.
  public var clock: VirtualClock? {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}
