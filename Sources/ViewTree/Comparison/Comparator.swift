/// Compares two values of one type by a plan made once from the type's metadata.
///
/// Looking up `Equatable` at each comparison would charge erased views for a dynamic cast that no
/// framework makes; here the witness is found when the plan is made. Padding is never compared.
@usableFromInline
final class Comparator {
  private let steps: [Step]
  let program: ComparisonProgram
  /// Whether there is nothing to compare but plain data and what has `==`: no object or function that
  /// is the same and yet says something else than before.
  let comparesValuesOnly: Bool

  enum Step {
    case bits(offset: Int, count: Int)
    case identity(offset: Int, count: Int)
    case equality(offset: Int, ValueTest)
    case content(offset: Int, ValueTest)
    case differs
  }

  init(_ steps: [Step]) {
    self.steps = steps
    program = ComparisonProgram(steps)
    comparesValuesOnly = steps.allSatisfy { step in
      switch step {
      case .bits, .equality: true
      case .identity, .content, .differs: false
      }
    }
  }

  /// Whether two values are the same by the plan.
  ///
  /// - Complexity: O(fields) without allocation, apart from what `==` of a field does.
  @inlinable
  func areEqual<T>(_ old: T, _ new: T) -> Bool {
    unsafe withUnsafePointer(to: old) { old in
      unsafe withUnsafePointer(to: new) { new in
        unsafe areEqual(at: UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }

  @usableFromInline
  func areEqual(at old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    unsafe program.areEqual(old, new)
  }

  /// What comparing two equal values looks at.
  @usableFromInline
  func count(in counters: inout ComparisonCounters) {
    for step in steps {
      switch step {
      case .bits(_, let count):
        counters.bits += 1
        counters.bytes += count
      case .identity: counters.identities += 1
      case .equality: counters.equalities += 1
      case .content: counters.contents += 1
      case .differs: break
      }
    }
  }

  nonisolated(unsafe) private static var known: [Key: Comparator] = [:]

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let mode: ComparisonMode
  }

  /// The comparator of a type.
  ///
  /// - Complexity: one hash table look-up, and a walk over the type's fields the first time.
  @usableFromInline
  static func of(_ type: Any.Type, _ mode: ComparisonMode) -> Comparator {
    let key = Key(type: ObjectIdentifier(type), mode: mode)
    if let comparator = unsafe known[key] { return comparator }
    let comparator = Comparator(mode == .never ? [.differs] : Plan(mode: mode).steps(for: type))
    unsafe known[key] = comparator
    return comparator
  }
}
