import Containers
import Measurement
import Results

/// An array that exists is erased, and the erased form destroyed.
enum CollectionMake {
  static let all = [array]

  private static let array = Comparison("Collection", "erase", parameter: "Array") {
    Form(.concrete, leaves: .nothing, note: "borrowed where it is") {
      let arrays = arrays
      return { count in erase(arrays, count) { $0 } }
    }
    Form(.any, leaves: retained, note: "inline: 8 bytes") {
      let arrays = arrays
      return { count in erase(arrays, count) { words -> any Collection<UInt64> in words } }
    }
    Form("AnySequence", leaves: objects(1)) {
      let arrays = arrays
      return { count in erase(arrays, count) { AnySequence($0) } }
    }
    Form("AnyCollection", leaves: objects(3)) {
      let arrays = arrays
      return { count in erase(arrays, count) { AnyCollection($0) } }
    }
    Form("AnyIterator", leaves: objects(1)) {
      let arrays = arrays
      return { count in erase(arrays, count) { AnyIterator($0.makeIterator()) } }
    }
    Form("closures", leaves: retained, note: "own erasure: the array is the context") {
      let arrays = arrays
      return { count in erase(arrays, count) { ClosureSequence($0) } }
    }
    Form("classBox", leaves: objects(1), note: "own erasure") {
      let arrays = arrays
      return { count in erase(arrays, count) { ObjectSequence($0) } }
    }
    Form("existentials", leaves: retained, note: "own erasure") {
      let arrays = arrays
      return { count in erase(arrays, count) { ExistentialSequence($0) } }
    }
  }

  private static var arrays: Quartet<[UInt64]> { Quartet { [$0, ~$0] } }

  private static let retained: Remains = .retains(1).throughRuntime

  private static func objects(_ count: Int) -> Remains {
    .allocations(count).and(.retains, 1).throughRuntime
  }

  @inline(__always)
  private static func erase<Erased>(
    _ arrays: Quartet<[UInt64]>,
    _ count: Int,
    _ make: ([UInt64]) -> Erased
  ) -> UInt64 {
    chained(count) { word in
      keep(make(arrays[chosenBy: word]))
      return mixed(word, with: Scramble.salt)
    }
  }
}
