import Glibc

/// A plan as the process reads it that makes the copies.
///
/// It allocates nothing: a block that depends on what was selected would be in the heap of every
/// copy.
struct PlanLines {
  typealias Line = InlineArray<128, UInt8>

  private let descriptor: Int32
  /// How many entries there are.
  let count: Int

  /// Opens a plan, or returns `nil` if there is none.
  init?(path: String) {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    count = Int(lseek(descriptor, 0, SEEK_END)) / Line.count
  }

  /// Reads a line.
  ///
  /// - Returns: its bytes; zeros if it cannot be read, which no entry is made of.
  func line(_ index: Int) -> Line {
    var line = Line(repeating: 0)
    var bytes = line.mutableSpan
    unsafe bytes.withUnsafeMutableBytes { buffer in
      _ = unsafe pread(descriptor, buffer.baseAddress, buffer.count, off_t(index * Line.count))
    }
    return line
  }

  /// The entry behind the last of those that follow `start`, belong to the same family and are all
  /// cold or all warm.
  func endOfGroup(from start: Int) -> Int {
    let first = line(start)
    var end = start + 1
    while end < count {
      let next = line(end)
      guard Self.haveOneFamily(first, next), isCold(start) == isCold(end) else { break }
      end += 1
    }
    return end
  }

  /// Whether an entry has one region only, as ``CountingPlan/Entry/isCold`` says.
  func isCold(_ index: Int) -> Bool {
    let line = line(index)
    var words = 0
    for index in line.indices.dropFirst()
    where line[index] > UInt8(ascii: " ") && line[index - 1] == UInt8(ascii: " ") { words += 1 }
    return words == 1
  }

  /// Whether an entry begins with a family: its name and the dot.
  func isLine(_ index: Int, of family: [UInt8]) -> Bool {
    let line = line(index)
    for index in family.indices where line[index] != family[index] { return false }
    return true
  }

  private static func haveOneFamily(_ one: Line, _ other: Line) -> Bool {
    for index in one.indices {
      if one[index] != other[index] { return false }
      if one[index] == UInt8(ascii: ".") { return true }
    }
    return false
  }
}
