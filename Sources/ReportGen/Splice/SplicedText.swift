/// A markdown file taken apart at its markers: what is kept byte for byte, and what is generated.
///
/// A block stands between `<!-- splice: table Boxing.store -->` on a line's end and
/// `<!-- /splice -->` on a line's beginning; with both on one line, the text between them is
/// replaced inside the line. Markers in fenced code are text.
struct SplicedText: Equatable {
  /// A generated piece.
  struct Piece: Equatable {
    /// What is asked for, such as `table Boxing.store`.
    let request: String
    /// The line of the opening marker, from 1.
    let line: Int
    /// The bytes between the markers.
    let body: Range<Int>
    /// Whether the piece stands inside a line.
    let isInline: Bool
  }

  private static let opening = Array("<!-- splice: ".utf8)
  private static let ending = Array(" -->".utf8)
  private static let closing = Array("<!-- /splice -->".utf8)

  /// The generated pieces, in the order of the file.
  let pieces: [Piece]
  private let bytes: [UInt8]

  /// Finds the markers in `bytes`.
  ///
  /// - Throws: ``SpliceError`` if a marker has no partner or stands where it cannot.
  /// - Complexity: O(*n*) in the bytes.
  init(_ bytes: [UInt8]) throws(SpliceError) {
    self.bytes = bytes
    var scanner = Scanner(bytes)
    try scanner.scan()
    pieces = scanner.pieces
  }

  /// The file with the bodies that `content` gives; all else stays byte for byte.
  func replaced(by content: (Piece) throws(SpliceError) -> [String]) throws(SpliceError) -> [UInt8]
  {
    var result: [UInt8] = []
    var kept = 0
    for piece in pieces {
      result += bytes[kept..<piece.body.lowerBound]
      result += body(of: piece, try content(piece))
      kept = piece.body.upperBound
    }
    return result + bytes[kept...]
  }

  /// The body as the file has it.
  func currentBody(of piece: Piece) -> ArraySlice<UInt8> { bytes[piece.body] }

  /// `lines` as the body of `piece`: with empty lines around a block, which markdown asks for, and
  /// with the line ends that the file has there.
  func body(of piece: Piece, _ lines: [String]) -> [UInt8] {
    if piece.isInline { return Array(lines.joined(separator: " ").utf8) }
    let start = piece.body.lowerBound
    let newline = start > 1 && bytes[start - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    return Array((newline + lines.map { $0 + newline }.joined() + newline).utf8)
  }

  /// Walks over the lines and knows whether it is inside code or a piece.
  private struct Scanner {
    let bytes: [UInt8]
    var pieces: [Piece] = []
    private var open: (request: String, line: Int, start: Int)?
    private var fence: UInt8?

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() throws(SpliceError) {
      var start = 0
      var line = 1
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
        try scan(start..<end, line)
        start = end
        line += 1
      }
      if let open { throw .unclosed(line: open.line) }
    }

    private mutating func scan(_ range: Range<Int>, _ line: Int) throws(SpliceError) {
      if open == nil, isCode(range) { return }
      var place = range.lowerBound
      while true {
        if let started = open {
          guard let close = find(closing, place..<range.upperBound) else { return }
          let isInline = started.line == line
          guard isInline || close == range.lowerBound else { throw .notAtLineStart(line: line) }
          pieces.append(
            Piece(
              request: started.request,
              line: started.line,
              body: started.start..<close,
              isInline: isInline
            )
          )
          open = nil
          place = close + closing.count
        } else if let next = find(opening, place..<range.upperBound) {
          place = try begin(next, range, line)
        } else {
          if find(closing, place..<range.upperBound) != nil { throw .unopened(line: line) }
          return
        }
      }
    }

    /// Opens a piece at `marker` and returns where to look on.
    private mutating func begin(
      _ marker: Int,
      _ range: Range<Int>,
      _ line: Int
    ) throws(SpliceError) -> Int {
      let start = marker + opening.count
      guard let end = find(ending, start..<range.upperBound) else { throw .unended(line: line) }
      let request = String(decoding: bytes[start..<end], as: UTF8.self)
      let after = end + ending.count
      let rest = bytes[after..<range.upperBound]
      let isBlock = rest.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      guard isBlock || find(closing, after..<range.upperBound) != nil else {
        throw .notAtLineEnd(line: line)
      }
      if isBlock, rest.isEmpty { throw .unclosed(line: line) }
      open = (request, line, isBlock ? range.upperBound : after)
      return after
    }

    /// Whether the line belongs to fenced code; a fence itself does.
    private mutating func isCode(_ range: Range<Int>) -> Bool {
      let text = bytes[range].drop { $0 == UInt8(ascii: " ") }
      guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"),
        text.prefix(while: { $0 == mark }).count >= 3
      else { return fence != nil }
      if fence == nil { fence = mark } else if fence == mark { fence = nil }
      return true
    }

    private func find(_ pattern: [UInt8], _ range: Range<Int>) -> Int? {
      guard range.count >= pattern.count else { return nil }
      return (range.lowerBound...range.upperBound - pattern.count).first {
        bytes[$0..<$0 + pattern.count].elementsEqual(pattern)
      }
    }
  }
}
