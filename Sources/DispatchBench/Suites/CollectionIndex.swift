import Containers
import Measurement
import Results

/// A loop over the indices of 256 words.
enum CollectionIndex {
  static let all = [array]

  private static let array = Comparison(
    "Collection",
    "index",
    parameter: "Array",
    operationsPerIteration: CollectionSuite.length
  ) {
    Form(.concrete, leaves: .nothing, note: "per element of \(CollectionSuite.length)") {
      let words = WordSource.array(CollectionSuite.length)
      return { count in chained(count) { WordLoops.sumIndices(words, $0) } }
    }
    Form(.genericUnspecialized, leaves: frames, note: "R41: a coroutine frame an element") {
      let words = WordSource.array(CollectionSuite.length)
      return { count in chained(count) { WordLoops.sumIndicesUnspecialized(words, $0) } }
    }
    Form(.opened, leaves: frames, note: "indices of an existential need its type") {
      let words = WordSource.erased(WordSource.array(CollectionSuite.length))
      return { count in opened(words, count) }
    }
    Form("AnyCollection", leaves: erasedIndices, note: "each index is erased too") {
      let words = WordSource.anyCollection(WordSource.array(CollectionSuite.length))
      return { count in chained(count) { WordLoops.sumIndices(words, $0) } }
    }
  }

  private static let frames = Remains.allocations(1).throughRuntime
  /// Comparing and moving an erased index casts it back and copies its box.
  private static let erasedIndices = Remains.allocations(257, per: 256)
    .and(.retains, 770, per: 256).and(.dynamicCasts, 769, per: 256).throughRuntime

  private static func opened(_ words: any Collection<UInt64>, _ count: Int) -> UInt64 {
    func sum(_ words: some Collection<UInt64>) -> UInt64 {
      chained(count) { WordLoops.sumIndicesUnspecialized(words, $0) }
    }
    return sum(words)
  }
}
