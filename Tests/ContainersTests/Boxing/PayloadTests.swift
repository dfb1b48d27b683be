import Containers
import Testing

@Suite struct PayloadTests {
  /// A payload type with what its name promises.
  struct Subject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let size: Int
    let expectedSize: Int
    let alignment: Int
    let expectedAlignment: Int
    /// Makes the payload of a word and reads it back.
    let roundTrip: @Sendable (UInt64) -> UInt64
    /// The part of a word that the payload has room for.
    let mask: UInt64

    init<P: Payload>(_: P.Type, size: Int, alignment: Int, mask: UInt64 = .max) {
      testDescription = "\(P.self)"
      self.size = MemoryLayout<P>.size
      expectedSize = size
      self.alignment = MemoryLayout<P>.alignment
      expectedAlignment = alignment
      roundTrip = { P(word: $0).word }
      self.mask = mask
    }
  }

  static let subjects: [Subject] = [
    Subject(Bytes0.self, size: 0, alignment: 1, mask: 0),
    Subject(Bytes1.self, size: 1, alignment: 1, mask: 0xFF),
    Subject(Bytes8.self, size: 8, alignment: 8),
    Subject(Bytes16.self, size: 16, alignment: 8),
    Subject(Bytes23.self, size: 23, alignment: 8),
    Subject(Bytes24.self, size: 24, alignment: 8),
    Subject(Bytes25.self, size: 25, alignment: 8),
    Subject(Bytes32.self, size: 32, alignment: 8),
    Subject(Bytes48.self, size: 48, alignment: 8),
    Subject(Bytes64.self, size: 64, alignment: 8),
    Subject(Bytes128.self, size: 128, alignment: 8),
    Subject(Bytes256.self, size: 256, alignment: 8),
    Subject(Bytes1024.self, size: 1024, alignment: 8),
    Subject(ReferencePayload.self, size: 8, alignment: 8, mask: 3),
    Subject(WeakPayload.self, size: 8, alignment: 8, mask: 3),
    Subject(UnownedPayload.self, size: 8, alignment: 8, mask: 3),
    Subject(ClosurePayload.self, size: 16, alignment: 8, mask: 3),
    Subject(FourReferencesPayload.self, size: 32, alignment: 8, mask: 3),
    Subject(LabelledReferencesPayload.self, size: 40, alignment: 8),
    Subject(StringPayload.self, size: 16, alignment: 8, mask: 3),
    Subject(ArrayPayload.self, size: 8, alignment: 8),
    Subject(VectorPayload.self, size: 16, alignment: 16, mask: 0xFFFF_FFFF),
    Subject(WidePayload.self, size: 16, alignment: 16),
    Subject(TaggedPayload.self, size: 25, alignment: 8),
  ]

  @Test(arguments: subjects)
  func isAsLargeAsItsNameSays(_ subject: Subject) {
    #expect(subject.size == subject.expectedSize)
    #expect(subject.alignment == subject.expectedAlignment)
  }

  @Test(arguments: subjects)
  func carriesItsWord(_ subject: Subject) {
    for word: UInt64 in [0, 1, 2, 3, 0x0123_4567_89AB_CDEF, .max] {
      #expect(subject.roundTrip(word) == word & subject.mask, "word \(word)")
    }
  }

  @Test func namesTheWordOfAnEmptyCaseZero() {
    #expect(TaggedPayload.nothing.word == 0)
  }
}
