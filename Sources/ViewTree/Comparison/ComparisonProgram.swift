/// The steps of a comparator as they are carried out: plain data, so that nothing is retained on
/// the way through them.
///
/// It is never freed: a comparator is kept for as long as the process runs.
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

  func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    if differs { return false }
    var place = unsafe start
    while unsafe place < end {
      let (a, b) = unsafe (old + place.pointee.offset, new + place.pointee.offset)
      if let test = unsafe place.pointee.test {
        guard unsafe test._withUnsafeGuaranteedRef({ unsafe $0.compare(a, b) }) else {
          return false
        }
      } else {
        guard unsafe sameBits(a, b, place.pointee.count) else { return false }
      }
      unsafe place += 1
    }
    return true
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
}
