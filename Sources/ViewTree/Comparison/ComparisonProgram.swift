/// The steps of a comparator as they are carried out: plain data, so that nothing is retained on
/// the way through them.
///
/// It is never freed: a comparator is kept for as long as the process runs.
@usableFromInline
@safe struct ComparisonProgram {
  @unsafe private struct Instruction {
    let offset: Int
    /// How many bytes are compared; of no meaning if there is a test.
    let count: Int
    let test: Unmanaged<ValueTest>?
  }

  private let start: UnsafeMutablePointer<Instruction>
  private let end: UnsafeMutablePointer<Instruction>
  private let differs: Bool

  init(_ steps: [Comparator.Step]) {
    unsafe start = .allocate(capacity: steps.count)
    var place = unsafe start
    var differs = false
    for step in steps {
      switch step {
      case .bits(let offset, let count), .identity(let offset, let count):
        unsafe place.initialize(to: Instruction(offset: offset, count: count, test: nil))
      case .equality(let offset, let test), .content(let offset, let test):
        let test = unsafe Unmanaged.passRetained(test)
        unsafe place.initialize(to: Instruction(offset: offset, count: 0, test: test))
      case .differs:
        differs = true
        continue
      }
      unsafe place += 1
    }
    unsafe end = place
    self.differs = differs
  }

  @usableFromInline func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    if differs { return false }
    var place = unsafe start
    while unsafe place < end {
      let (a, b) = unsafe (old + place.pointee.offset, new + place.pointee.offset)
      let count = unsafe place.pointee.count
      if let test = unsafe place.pointee.test {
        guard unsafe test._withUnsafeGuaranteedRef({ unsafe $0.compare(a, b) }) else {
          return false
        }
      } else if count == 8 {
        // A word, as references and numbers are.
        guard unsafe Self.isSame(a, b, as: UInt64.self) else { return false }
      } else {
        guard unsafe Self.areSameBits(a, b, count) else { return false }
      }
      unsafe place += 1
    }
    return true
  }

  /// Whether as many bytes at two places are the same.
  @inlinable
  static func areSameBits(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ count: Int) -> Bool {
    var place = 0
    while place + 8 <= count {
      guard unsafe isSame(old + place, new + place, as: UInt64.self) else { return false }
      place += 8
    }
    while place < count {
      guard unsafe isSame(old + place, new + place, as: UInt8.self) else { return false }
      place += 1
    }
    return true
  }

  @inlinable @inline(__always)
  static func isSame<Word: FixedWidthInteger & BitwiseCopyable>(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    as word: Word.Type
  ) -> Bool {
    unsafe old.loadUnaligned(as: word) == new.loadUnaligned(as: word)
  }
}
