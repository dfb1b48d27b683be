import Containers

private let word = BuilderTests.word

/// What a frame at `word` scrambles with: its four numbers, joined.
private func frame(_ word: UInt64) -> UInt64 {
  (word ^ (word + 1)) + ((word + 2) ^ (word + 3))
}

/// The leaves of a block: byte, number, frame, number, and again.
private func block(_ count: Int) -> [UInt64] {
  (0..<count).map { index in
    let value = word + UInt64(index)
    return switch index % 4 {
    case 0: value & 0xFF
    case 2: frame(value)
    default: value
    }
  }
}

/// The leaves of blocks in blocks: a number at each depth, and at the innermost a frame.
private func nested(_ depth: Int) -> [UInt64] {
  Array(repeating: word, count: depth) + [frame(word + 1)]
}

extension BuilderTests {
  static let documents: [DocumentCase] = [
    DocumentCase(testDescription: "two", leaves: [word, frame(word + 1)]) {
      [
        PairDocument.two(word), PackDocument.two(word), ErasedDocument.two(word),
        CollectedDocument.two(word),
      ]
    },
    DocumentCase(testDescription: "four", leaves: block(4)) {
      [
        PairDocument.four(word), PackDocument.four(word), ErasedDocument.four(word),
        CollectedDocument.four(word),
      ]
    },
    DocumentCase(testDescription: "eight", leaves: block(8)) {
      [
        PairDocument.eight(word), PackDocument.eight(word), ErasedDocument.eight(word),
        CollectedDocument.eight(word),
      ]
    },
    DocumentCase(testDescription: "sixteen", leaves: block(16)) {
      [
        PairDocument.sixteen(word), PackDocument.sixteen(word), ErasedDocument.sixteen(word),
        CollectedDocument.sixteen(word),
      ]
    },
    DocumentCase(testDescription: "depth 2", leaves: nested(2)) {
      [
        PairDocument.depth2(word), PackDocument.depth2(word), ErasedDocument.depth2(word),
        CollectedDocument.depth2(word),
      ]
    },
    DocumentCase(testDescription: "depth 4", leaves: nested(4)) {
      [
        PairDocument.depth4(word), PackDocument.depth4(word), ErasedDocument.depth4(word),
        CollectedDocument.depth4(word),
      ]
    },
    DocumentCase(testDescription: "depth 8", leaves: nested(8)) {
      [
        PairDocument.depth8(word), PackDocument.depth8(word), ErasedDocument.depth8(word),
        CollectedDocument.depth8(word),
      ]
    },
    DocumentCase(testDescription: "condition holds", leaves: [word]) { conditional(true) },
    DocumentCase(testDescription: "condition fails", leaves: [word & 0xFF]) { conditional(false) },
    DocumentCase(testDescription: "optional there", leaves: [word, ~word]) { optional(true) },
    DocumentCase(testDescription: "optional absent", leaves: [word]) { optional(false) },
    DocumentCase(testDescription: "array", leaves: (0..<8).map { word + $0 }) {
      [
        PairDocument.array(word), PackDocument.array(word), ErasedDocument.array(word),
        CollectedDocument.array(word),
      ]
    },
  ]

  private static func conditional(_ condition: Bool) -> [any Node] {
    [
      PairDocument.conditional(word, condition), PackDocument.conditional(word, condition),
      ErasedDocument.conditional(word, condition), CollectedDocument.conditional(word, condition),
    ]
  }

  private static func optional(_ condition: Bool) -> [any Node] {
    [
      PairDocument.optional(word, condition), PackDocument.optional(word, condition),
      ErasedDocument.optional(word, condition), CollectedDocument.optional(word, condition),
    ]
  }
}
