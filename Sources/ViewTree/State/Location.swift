/// A place a value can be read from and written to.
@usableFromInline
class Location<Value>: Source {
  /// The value, read without being tied to it.
  func peek() -> Value { fatalError("a location says where its value is") }

  /// Changes the value and tells its readers.
  func set(_ value: Value) { fatalError("a location says where its value goes") }

  /// Whether both stand for the same place, so that swapping one for the other changes nothing.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Whether the identity that owns the place still exists.
  var isAlive: Bool { true }

  /// The value; ties the running body to it.
  func get() -> Value {
    track()
    return peek()
  }

  private var parts: [AnyHashable: WeakPart] = [:]

  private struct WeakPart {
    weak let part: (any LocationPart)?
  }

  /// The place of a part, the same object for the same key as long as someone holds it, so that
  /// a binding to it compares equal from one run of a body to the next.
  func part<P: LocationPart>(_ key: AnyHashable, _ make: () -> P) -> P {
    if let known = parts[key]?.part as? P { return known }
    let part = make()
    parts[key] = WeakPart(part: part)
    return part
  }

  /// Tells the readers, and the readers of those parts that differ.
  func fire(from old: Value, to new: Value) {
    fire()
    for part in parts.values { part.part?.wholeChanged(from: old, to: new) }
  }
}

/// A place that is part of another.
protocol LocationPart: AnyObject {
  /// Tells the part's readers if the part differs.
  func wholeChanged(from old: Any, to new: Any)
}
