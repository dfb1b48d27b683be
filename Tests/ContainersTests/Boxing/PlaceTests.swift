import Containers
import Testing

@Suite struct PlaceTests {
  /// Counts how many of its kind there are.
  final class Tracked {
    let count: Count
    init(_ count: Count) {
      self.count = count
      count.live += 1
    }
    deinit { count.live -= 1 }
  }

  final class Count { var live = 0 }

  @Test func aSlotDestroysWhatItReplaces() {
    let count = Count()
    let slot = Slot(Tracked(count))
    slot.value = Tracked(count)
    #expect(count.live == 1)
  }

  @Test func aSlotSharesItsPlaceWithItsCopies() {
    let slot = Slot(1)
    let copy = slot
    slot.value += 1
    #expect(copy.value == 2)
  }

  @Test(arguments: [UInt64(0), 1, 2, 3])
  func aQuartetIsChosenFromByTheTwoHighBits(_ index: UInt64) {
    let quartet = Quartet { $0 * 10 }
    #expect(quartet[chosenBy: index << 62] == index * 10)
    #expect(quartet[chosenBy: index << 62 | 0x3FFF_FFFF_FFFF_FFFF] == index * 10)
  }

  @Test func aShelfDestroysAllItHolds() {
    let count = Count()
    let shelf = Shelf<Tracked>()
    for size in [3, 200] {
      shelf.fill(size) { _ in Tracked(count) }
      #expect(count.live == size)
      var left: [Int] = []
      shelf.destroyEach { left.append(count.live) }
      #expect(left == (0..<size).reversed())
      #expect(shelf.last == nil)
    }
  }

  @Test func aShelfDestroysWhatItHoldsBeforeItIsFilledAgain() {
    let count = Count()
    do {
      let shelf = Shelf<Tracked>()
      shelf.fill(5) { _ in Tracked(count) }
      shelf.fill(100) { _ in Tracked(count) }
      #expect(count.live == 100)
    }
    #expect(count.live == 0)
  }

  @Test func aShelfKeepsTheOrderInWhichItWasFilled() {
    let shelf = Shelf<Int>()
    shelf.fill(70) { $0 }
    #expect(shelf.last == 69)
  }
}
