import Containers
import Measurement
import Results
import Testing

@testable import DispatchBench

@Suite struct MemorySortingTests {
  static let all = [
    MemorySorting.sixteen, MemorySorting.hundredTwentyEight, MemorySorting.thousand, .tenThousand,
  ]

  /// The words are those that the rows sort, in the order that they are drawn in.
  @Test(arguments: all)
  func comparesAsOftenAsItsDeclarationsCount(_ sorting: MemorySorting) {
    var comparisons = 0
    var numbers = ShuffledOrder.numbers(sorting.length)
    numbers.sort {
      comparisons += 1
      return $0 < $1
    }
    #expect(comparisons == sorting.comparisons)
    #expect(numbers == Array(0..<sorting.length))
  }

  @Test func retainsTwoCopiesForEveryComparison() {
    let sorting = MemorySorting.sixteen
    #expect(sorting.copies.counts[.retains]?.count == 156)
    #expect(sorting.boxes.counts[.retains]?.count == 17)
    #expect(sorting.inPlace.counts[.retains]?.count == 1)
  }
}
