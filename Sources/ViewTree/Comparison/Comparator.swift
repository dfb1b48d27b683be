/// Compares two values of one type by a plan made once from the type's metadata.
///
/// Looking up `Equatable` at each comparison would charge erased views for a dynamic cast that no
/// framework makes; here the witness is found when the plan is made. Padding is never compared.
@usableFromInline
final class Comparator {
  /// Says whether what lies at two places is the same.
  @safe struct Test {
    private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    /// Makes a test of two values of a type.
    init<T>(of type: T.Type, _ areSame: @escaping (T, T) -> Bool) {
      unsafe compare = { old, new in
        unsafe areSame(
          old.assumingMemoryBound(to: T.self).pointee,
          new.assumingMemoryBound(to: T.self).pointee
        )
      }
    }

    func callAsFunction(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
      unsafe compare(old, new)
    }
  }

  private let steps: [Step]

  enum Step {
    case bits(offset: Int, count: Int)
    case identity(offset: Int, count: Int)
    case equality(offset: Int, Test)
    case content(offset: Int, Test)
    case differs
  }

  init(_ steps: [Step]) {
    self.steps = steps
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
    for step in steps {
      switch step {
      case .bits(let offset, let count), .identity(let offset, let count):
        guard unsafe sameBits(old + offset, new + offset, count) else { return false }
      case .equality(let offset, let test), .content(let offset, let test):
        guard unsafe test(old + offset, new + offset) else { return false }
      case .differs:
        return false
      }
    }
    return true
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

  private func sameBits(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ count: Int) -> Bool {
    var place = 0
    while place + 8 <= count {
      let a = unsafe (old + place).loadUnaligned(as: UInt64.self)
      let b = unsafe (new + place).loadUnaligned(as: UInt64.self)
      if a != b { return false }
      place += 8
    }
    while place < count {
      let a = unsafe (old + place).load(as: UInt8.self)
      let b = unsafe (new + place).load(as: UInt8.self)
      if a != b { return false }
      place += 1
    }
    return true
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
