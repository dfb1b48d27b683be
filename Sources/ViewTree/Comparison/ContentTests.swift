/// An optional of something without `==`: both absent, or both present and the same inside.
protocol OptionalByContent {
  static func test(_ plan: Plan) -> ValueTest
}

extension Optional: OptionalByContent {
  static func test(_ plan: Plan) -> ValueTest {
    let inside = Comparator.of(Wrapped.self, plan.mode)
    return ValueTest(of: Wrapped?.self) { old, new in
      switch (old, new) {
      case (.none, .none): return true
      case (.some(let old), .some(let new)): return inside.areEqual(old, new)
      default: return false
      }
    }
  }
}

/// An existential: the dynamic types first, then the payloads by that type's own comparator.
struct ExistentialTest {
  let mode: ComparisonMode

  /// The test for any existential whose protocols are open to values.
  ///
  /// Such an existential begins as `Any` does, with the buffer and the type; what witness tables
  /// follow is a matter of the type (swift/docs/ABI/TypeLayout.rst, "Existential Containers").
  var test: ValueTest {
    ValueTest(of: Any.self, isSame)
  }

  /// The values come as they lie, wrapped in a type that is an existential itself: `type(of:)` looks
  /// through it and opening the value would not.
  private func isSame(_ old: Any, _ new: Any) -> Bool {
    let dynamic = Swift.type(of: old)
    guard dynamic == Swift.type(of: new) else { return false }
    func compare<Payload>(_ type: Payload.Type) -> Bool {
      guard let old = old as? Payload, let new = new as? Payload else { return false }
      return Comparator.of(type, mode).areEqual(old, new)
    }
    return _openExistential(dynamic, do: compare)
  }
}
