import Containers
import Testing

/// One document in each builder's form, and the leaves that it must walk, worked out by hand.
struct DocumentCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let leaves: [UInt64]
  let forms: @Sendable () -> [any Node]
}

@Suite struct BuilderTests {
  static let word: UInt64 = 1000

  @Test(arguments: documents)
  func everyBuilderWalksTheSameLeaves(document: DocumentCase) {
    let expected = document.leaves.reduce(7 as UInt64) { ($0 ^ $1) &* Scramble.one }
    let forms = document.forms()
    #expect(forms.count == 4)
    for form in forms {
      #expect(form.walk(into: 7) == expected, "\(type(of: form))")
    }
  }

  @Test func typedDocumentsAreAsLargeAsTheirLeaves() {
    // Flag 1, padded to 8; Number 8; Frame 32; Number 8.
    #expect(size(of: PackDocument.four(Self.word)) == 56)
    #expect(size(of: PairDocument.four(Self.word)) == 56)
    #expect(size(of: ErasedDocument.four(Self.word)) == 8)
    #expect(size(of: CollectedDocument.four(Self.word)) == 8)
  }

  @Test func aPackOfOneNodeInABlockIsAGroup() {
    let block = packed { Number(3) }
    #expect(block.walk(into: 0) == 3 &* Scramble.one)
    #expect(type(of: block) == Group<Number>.self)
  }

  @Test func theBranchesOfAPairBuilderHaveOneType() {
    let first = PairDocument.conditional(Self.word, true)
    let second = PairDocument.conditional(Self.word, false)
    #expect(type(of: first) == type(of: second))
    #expect(type(of: first) == Conditional<Number, Flag>.self)
  }

  @Test func anEmptyBlockWalksNothing() {
    let packed = PackBuilder.buildBlock()
    #expect(packed.walk(into: 7) == 7)
    #expect(ErasingBuilder.buildBlock().walk(into: 7) == 7)
    #expect(NodeList {}.walk(into: 7) == 7)
  }

  private func size<Value>(of value: Value) -> Int { MemoryLayout<Value>.size }
}
