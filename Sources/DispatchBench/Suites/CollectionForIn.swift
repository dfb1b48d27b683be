import Containers
import Measurement
import Results

/// A `for` loop over 256 words.
///
/// Where the collection's type is not known, its subscript is a coroutine whose frame is allocated
/// for every element (R41); a set's iterator reads its elements itself.
enum CollectionForIn {
  static let all = [array, contiguous, range, set]

  private static let array = comparison("Array") {
    Form(.concrete, leaves: .nothing, note: perElement) {
      let words = WordSource.array(length)
      return { count in chained(count) { WordLoops.sum(words, $0) } }
    }
    Form(.genericUnspecialized, leaves: frames(), note: "R41: a coroutine frame an element") {
      let words = WordSource.array(length)
      return { count in chained(count) { WordLoops.sumUnspecialized(words, $0) } }
    }
    Form(.opened, leaves: frames(), note: "R41: a coroutine frame an element") {
      let words = WordSource.erased(WordSource.array(length))
      return { count in opened(words, count) }
    }
    Form(.any, leaves: frames(), note: "R41: a coroutine frame an element") {
      let words = WordSource.erased(WordSource.array(length))
      return { count in chained(count) { WordLoops.sumErased(words, $0) } }
    }
    Form("AnySequence", leaves: frames(and: 1), note: "R41: a coroutine frame an element") {
      let words = WordSource.anySequence(WordSource.array(length))
      return { count in chained(count) { WordLoops.sum(words, $0) } }
    }
    Form("AnyCollection", leaves: frames(and: 1), note: "R41: a coroutine frame an element") {
      let words = WordSource.anyCollection(WordSource.array(length))
      return { count in chained(count) { WordLoops.sum(words, $0) } }
    }
    Form("AnyIterator", leaves: frames(and: 1), note: "erased anew for each loop") {
      let words = WordSource.array(length)
      return { count in
        chained(count) { WordLoops.sum(WordSource.anyIterator(words), $0) }
      }
    }
    Form(
      "closures",
      leaves: frames(and: 2).and(.exclusivityChecks, length + 1, per: length),
      note: "own erasure by closures"
    ) {
      let words = WordSource.closure(WordSource.array(length))
      return { count in chained(count) { WordLoops.sum(words, $0) } }
    }
    Form("classBox", leaves: frames(and: 1), note: "own erasure by a class hierarchy") {
      let words = WordSource.object(WordSource.array(length))
      return { count in chained(count) { WordLoops.sum(words, $0) } }
    }
    Form("existentials", leaves: frames(), note: "own erasure by existentials") {
      let words = WordSource.existential(WordSource.array(length))
      return { count in chained(count) { WordLoops.sum(words, $0) } }
    }
  }

  private static let contiguous = comparison("ContiguousArray") {
    Form(.concrete, leaves: .nothing, note: perElement) {
      let words = WordSource.contiguousArray(length)
      return { count in chained(count) { WordLoops.sum(words, $0) } }
    }
    Form(.genericUnspecialized, leaves: frames(), note: "R41: a coroutine frame an element") {
      let words = WordSource.contiguousArray(length)
      return { count in chained(count) { WordLoops.sumUnspecialized(words, $0) } }
    }
    Form(.any, leaves: frames(), note: "R41: a coroutine frame an element") {
      let words = WordSource.erased(WordSource.contiguousArray(length))
      return { count in chained(count) { WordLoops.sumErased(words, $0) } }
    }
  }

  private static let range = comparison("Range") {
    Form(.concrete, leaves: .nothing, note: perElement) {
      let words = WordSource.range(length)
      return { count in chained(count) { WordLoops.sum(words, $0) } }
    }
    Form(.genericUnspecialized, leaves: .allocations(1).throughRuntime) {
      let words = WordSource.range(length)
      return { count in chained(count) { WordLoops.sumUnspecialized(words, $0) } }
    }
    Form(.any, leaves: .allocations(1).throughRuntime) {
      let words = WordSource.erased(WordSource.range(length))
      return { count in chained(count) { WordLoops.sumErased(words, $0) } }
    }
  }

  private static let set = comparison("Set") {
    Form(.concrete, leaves: .nothing, note: perElement) {
      let words = WordSource.set(length)
      return { count in chained(count) { WordLoops.sum(words, $0) } }
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(773, per: 256).and(.retains, 1, per: 256))
    {
      let words = WordSource.set(length)
      return { count in chained(count) { WordLoops.sumUnspecialized(words, $0) } }
    }
    Form(.any, leaves: .allocations(1, per: 256).and(.retains, 1, per: 256).throughRuntime) {
      let words = WordSource.erased(WordSource.set(length))
      return { count in chained(count) { WordLoops.sumErased(words, $0) } }
    }
  }

  /// A coroutine frame an element, `objects` more for the loop, and a retain of the collection.
  private static func frames(and objects: Int = 0) -> Remains {
    .allocations(length + objects, per: length).and(.retains, 1, per: length).throughRuntime
  }

  private static let length = CollectionSuite.length
  private static let perElement = "per element of \(length)"

  private static func comparison(
    _ parameter: String,
    @FormBuilder forms: () -> [Form]
  ) -> Comparison {
    Comparison(
      "Collection",
      "forIn",
      parameter: parameter,
      operationsPerIteration: length,
      forms: forms
    )
  }

  private static func opened(_ words: any Collection<UInt64>, _ count: Int) -> UInt64 {
    func sum(_ words: some Collection<UInt64>) -> UInt64 {
      chained(count) { WordLoops.sumUnspecialized(words, $0) }
    }
    return sum(words)
  }
}
