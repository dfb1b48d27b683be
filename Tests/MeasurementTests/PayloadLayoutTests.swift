import Measurement
import Testing

/// The three conditions of inline storage, against what the runtime itself does with each type.
@Suite struct PayloadLayoutTests {
  private final class Object {}
  private struct Words3 { var words: (UInt64, UInt64, UInt64) }
  private struct Words3AndByte {
    var words: Words3
    var byte: UInt8
  }
  private struct Weak { weak var object: Object? }
  private struct Unowned { unowned var object: Object }
  private struct WeakAndWords {
    weak var object: Object?
    var words: Words3
  }

  @Test func isThatOfMemoryLayout() {
    let layout = PayloadLayout(of: Words3AndByte.self)
    #expect(layout.name == "Words3AndByte")
    #expect((layout.size, layout.stride, layout.alignment) == (25, 32, 8))
    #expect(layout.isBitwiseTakable)
  }

  @Test func measuresTheBufferOfAnExistential() {
    #expect(PayloadLayout.bufferSize == 24)
    #expect(PayloadLayout.bufferAlignment == 8)
  }

  @Test func namesEachConditionThatFails() {
    #expect(obstacles(of: Words3.self) == [])
    #expect(obstacles(of: Object.self) == [])
    #expect(obstacles(of: Unowned.self) == [])
    #expect(obstacles(of: Words3AndByte.self) == ["25 > 24 bytes"])
    #expect(obstacles(of: SIMD2<Double>.self) == ["alignment 16 > 8"])
    #expect(obstacles(of: Weak.self) == ["not bitwise-takable"])
    #expect(obstacles(of: WeakAndWords.self) == ["32 > 24 bytes", "not bitwise-takable"])
    #expect(obstacles(of: SIMD4<Double>.self) == ["32 > 24 bytes", "alignment 16 > 8"])
  }

  @Test func isInlineWhereTheRuntimeSaysSo() {
    func agrees<T>(_ type: T.Type) -> Bool {
      PayloadLayout(of: type).isInline == isStoredInline(type)
    }
    #expect(agrees(UInt8.self))
    #expect(agrees(Words3.self))
    #expect(agrees(Words3AndByte.self))
    #expect(agrees(Weak.self))
    #expect(agrees(Unowned.self))
    #expect(agrees(Object.self))
    #expect(agrees(SIMD2<Double>.self))
    #expect(agrees(String.self))
    #expect(agrees(Any.self))
    #expect(agrees(UInt128.self))
    #expect(!isStoredInline(Weak.self))
    #expect(isStoredInline(Unowned.self))
  }

  private func obstacles<T>(of type: T.Type) -> [String] {
    PayloadLayout(of: type).obstacles.map(\.description)
  }

  /// What the value witness table of `type` says: the word before the metadata points to it, eight
  /// witnesses, size and stride come before its flags, and flag 17 is `IsNonInline`
  /// (include/swift/ABI/MetadataValues.h and ValueWitness.def of swiftlang/swift).
  private func isStoredInline<T>(_ type: T.Type) -> Bool {
    let metadata = unsafe unsafeBitCast(type as Any.Type, to: UnsafePointer<UnsafeRawPointer>.self)
    let flags = unsafe metadata[-1].load(fromByteOffset: 10 * 8, as: UInt32.self)
    return flags & 0x2_0000 == 0
  }
}
