import Measurement
import Testing

@testable import ViewTree

@Suite struct KeyedSlotsTests {
  /// Brings a list from one sequence of ids to another and returns what was decided.
  private func change(from old: [Int], to new: [Int]) -> (slots: KeyedSlots<Int>, kept: [Int: Int])
  {
    var slots = KeyedSlots<Int>()
    var scratch = DiffScratch()
    _ = slots.reconcile(to: old, &scratch, Metered.self)
    let before = Dictionary(
      zip(old, slots.order),
      uniquingKeysWith: { first, _ in first }
    )
    _ = slots.reconcile(to: new, &scratch, Metered.self)
    return (slots, before)
  }

  static let shapes: [(name: String, from: [Int], to: [Int], moved: Int, removed: Int)] = [
    ("no change", [1, 2, 3], [1, 2, 3], 0, 0),
    ("append", [1, 2], [1, 2, 3], 0, 0),
    ("prepend", [1, 2], [0, 1, 2], 0, 0),
    ("remove inside", [1, 2, 3], [1, 3], 0, 1),
    ("swap ends", [1, 2, 3, 4, 5], [5, 2, 3, 4, 1], 2, 0),
    ("last to front", [1, 2, 3, 4, 5], [5, 1, 2, 3, 4], 1, 0),
    ("first to end", [1, 2, 3, 4, 5], [2, 3, 4, 5, 1], 1, 0),
    ("reverse", [1, 2, 3, 4, 5], [5, 4, 3, 2, 1], 4, 0),
    ("replace all", [1, 2, 3], [4, 5, 6], 0, 3),
    ("clear", [1, 2, 3], [], 0, 3),
    ("fill", [], [1, 2, 3], 0, 0),
    ("move and remove", [1, 2, 3, 4], [4, 1, 3], 1, 1),
  ]

  @Test(arguments: shapes.indices)
  func movesAndRemovesTheFewestRows(_ index: Int) {
    let shape = Self.shapes[index]
    let (slots, before) = change(from: shape.from, to: shape.to)
    #expect(slots.change.moved.count == shape.moved, "\(shape.name)")
    #expect(slots.change.removed.count == shape.removed, "\(shape.name)")
    #expect(slots.order.map { slots.ids[$0] } == shape.to, "\(shape.name)")
    for (id, slot) in zip(shape.to, slots.order) where before[id] != nil {
      #expect(slot == before[id], "\(shape.name): \(id) keeps its slot")
    }
  }

  /// The rows that keep their order are a longest increasing subsequence of old positions, found
  /// here by trying every subset.
  @Test(arguments: 1...200)
  func movesAsFewAsTryingEverySubsetFinds(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let count = Int.random(in: 1...9, using: &generator)
    let old = Array(0..<count)
    let new = old.shuffled(using: &generator)
    let (slots, _) = change(from: old, to: new)
    #expect(slots.change.moved.count == count - longestIncreasing(new), "seed \(seed), \(new)")
  }

  private func longestIncreasing(_ numbers: [Int]) -> Int {
    (0..<1 << numbers.count).reduce(0) { longest, subset in
      let chosen = numbers.indices.filter { subset >> $0 & 1 == 1 }.map { numbers[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy(<) ? max(longest, chosen.count) : longest
    }
  }

  @Test func tellsEqualIDsApartByTheirTurn() {
    let (slots, before) = change(from: [1, 1, 2], to: [2, 1, 1])
    #expect(slots.hasDuplicates)
    #expect(slots.firstDuplicate == 1)
    #expect(slots.order.map { slots.ids[$0] } == [2, 1, 1])
    #expect(slots.order[1] == before[1])
    #expect(slots.change.removed.isEmpty)
  }
}
