import Glibc

/// Reads a file line by line through one buffer of fixed size.
///
/// Memory is the buffer and the longest line, whatever the size of the file.
struct LineReader: ~Copyable {
  /// The number of the line last read, from 1.
  private(set) var number = 0
  private let descriptor: Int32
  private var buffer: [UInt8]
  private var next = 0
  private var end = 0

  /// Opens the file, or returns `nil` if that is refused.
  init?(path: String, capacity: Int = 1 << 16) {
    precondition(capacity > 0, "a buffer needs at least one byte")
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    buffer = Array(repeating: 0, count: capacity)
  }

  deinit { close(descriptor) }

  /// Calls `body` with the bytes of the next line without its line feed; `nil` at the end.
  ///
  /// - Throws: What `body` throws.
  /// - Complexity: Amortised one pass over the bytes.
  mutating func nextLine<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    var searched = next
    while true {
      if let feed = lineFeed(from: searched) {
        let start = next
        next = feed + 1
        number += 1
        return try body(buffer.span.extracting(start..<feed))
      }
      searched = end - next
      guard refill() else { break }
    }
    guard next < end else { return nil }
    let start = next
    next = end
    number += 1
    return try body(buffer.span.extracting(start..<end))
  }

  private func lineFeed(from start: Int) -> Int? {
    let bytes = buffer.span
    var index = start
    while index < end {
      if bytes[index] == UInt8(ascii: "\n") { return index }
      index += 1
    }
    return nil
  }

  /// Moves what is left to the front and reads more behind it; `false` at the end of the file.
  private mutating func refill() -> Bool {
    let left = end - next
    if next > 0 {
      for index in 0..<left { buffer[index] = buffer[next + index] }
      next = 0
      end = left
    }
    if end == buffer.count { buffer.append(contentsOf: repeatElement(0, count: buffer.count)) }
    let start = end
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      let room = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
      return unsafe read(descriptor, room.baseAddress, room.count)
    }
    guard count > 0 else { return false }
    end += count
    return true
  }
}
