/// An optional of something without `==`: both absent, or both present and the same inside.
protocol OptionalByContent {
  static func test(_ plan: Plan) -> Comparator.Test
}

extension Optional: OptionalByContent {
  static func test(_ plan: Plan) -> Comparator.Test {
    let inside = Comparator.of(Wrapped.self, plan.mode)
    return Comparator.Test(of: Wrapped?.self) { old, new in
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
  var test: Comparator.Test {
    Comparator.Test(of: Any.self, isSame)
  }

  private func isSame(_ old: Any, _ new: Any) -> Bool {
    func compare<T>(_ old: T) -> Bool {
      guard Swift.type(of: new) == T.self, let new = new as? T else { return false }
      return Comparator.of(T.self, mode).areEqual(old, new)
    }
    return _openExistential(old, do: compare)
  }
}
