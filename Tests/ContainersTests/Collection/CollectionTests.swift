import Containers
import Testing

@Suite struct CollectionTests {
  static let words = WordSource.array(100)

  @Test func erasedSequencesHaveTheElementsOfTheirBaseEveryTime() {
    let closure = WordSource.closure(Self.words)
    let object = WordSource.object(Self.words)
    let existential = WordSource.existential(Self.words)
    for _ in 0..<2 {
      #expect(Array(closure) == Self.words)
      #expect(Array(object) == Self.words)
      #expect(Array(existential) == Self.words)
    }
  }

  @Test func theirIteratorsAreIndependent() {
    checkIterators(of: WordSource.closure(Self.words))
    checkIterators(of: WordSource.object(Self.words))
    checkIterators(of: WordSource.existential(Self.words))
  }

  private func checkIterators<Words: Sequence<UInt64>>(of words: Words) {
    var first = words.makeIterator()
    var second = words.makeIterator()
    #expect(first.next() == Self.words[0])
    #expect(first.next() == Self.words[1])
    #expect(second.next() == Self.words[0], "\(Words.self)")
  }

  @Test func anEmptyBaseHasNoElement() {
    #expect(Array(WordSource.closure([])).isEmpty)
    #expect(Array(WordSource.object([])).isEmpty)
    #expect(Array(WordSource.existential([])).isEmpty)
  }

  @Test(arguments: [0, 1, 7, 1_000])
  func everyLoopSumsAlike(count: Int) {
    let words = WordSource.array(count)
    let expected = words.reduce(0) { $0 &+ ($1 ^ 5) &* Scramble.one }
    #expect(WordLoops.sum(words, 5) == expected)
    #expect(WordLoops.sumErased(WordSource.erased(words), 5) == expected)
    #expect(WordLoops.sumIndices(words, 5) == expected)
    #expect(WordLoops.sumUnspecialized(words, 5) == expected)
    #expect(WordLoops.sumIndicesUnspecialized(words, 5) == expected)
    #expect(WordLoops.sum(WordSource.set(count), 5) == expected)
    #expect(WordLoops.sum(WordSource.contiguousArray(count), 5) == expected)
    #expect(WordLoops.sum(WordSource.anySequence(words), 5) == expected)
    #expect(WordLoops.sumIndices(WordSource.anyCollection(words), 5) == expected)
    #expect(WordLoops.sum(WordSource.anyIterator(words), 5) == expected)
  }

  @Test func bothKindsOfObserversYieldTheSame() {
    #expect(Array(IteratingObservers(8)) == Array(DefaultedObservers(8)))
    #expect(Array(IteratingObservers(0)).isEmpty)
  }

  @Test(arguments: [false, true])
  func cellsAreChangedInPlace(shared: Bool) {
    var cells = CellsSource.erased(shared: shared)
    var plain = PlainCells()
    for index in UInt64(0)..<5 {
      cells[index] &+= index + 1
      plain[index] &+= index + 1
    }
    #expect([cells[0], cells[1]] == [9, 6])
    #expect([plain[2], plain[3]] == [9, 6])
  }

  @Test func gridsAreMixedAlikeInEveryForm() {
    var nested = Grids.concrete()
    var rows = Grids.concrete()
    var erasedNested = Grids.erased()
    var erasedRows = Grids.erased()
    Grids.mixNested(&nested)
    Grids.mixRows(&rows)
    Grids.mixNested(&erasedNested)
    Grids.mixRows(&erasedRows)
    let expected = nested.map { $0.map(\.word) }
    #expect(expected != Grids.concrete().map { $0.map(\.word) })
    #expect(rows.map { $0.map(\.word) } == expected)
    #expect(erasedNested.map { $0.map { $0.word } } == expected)
    #expect(erasedRows.map { $0.map { $0.word } } == expected)
  }
}
