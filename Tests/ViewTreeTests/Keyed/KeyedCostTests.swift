import Measurement
import Testing

@testable import ViewTree

/// What a keyed diff costs, in comparisons of ids and operations on hash tables: numbers that no
/// machine changes.
@Suite struct KeyedCostTests {
  enum Mutation: String, CaseIterable {
    case none
    case append
    case prepend
    case removeInside
    case swapEnds
    case lastToFront
    case replaceAll
    case reverse
    case shuffle

    func apply(to ids: [Int]) -> [Int] {
      let count = ids.count
      var generator = SplitMix64(seed: 7)
      switch self {
      case .none: return ids
      case .append: return ids + [count]
      case .prepend: return [-1] + ids
      case .removeInside: return Array(ids[..<(count / 2)] + ids[(count / 2 + 1)...])
      case .swapEnds: return [ids[count - 1]] + ids[1..<(count - 1)] + [ids[0]]
      case .lastToFront: return [ids[count - 1]] + ids[..<(count - 1)]
      case .replaceAll: return ids.map { $0 + count }
      case .reverse: return ids.reversed()
      case .shuffle: return ids.shuffled(using: &generator)
      }
    }
  }

  private func cost(of mutation: Mutation, rows: Int) -> KeyedChange {
    var slots = KeyedSlots<Int>()
    var scratch = DiffScratch()
    let old = Array(0..<rows)
    _ = slots.reconcile(to: old, &scratch)
    _ = slots.reconcile(to: mutation.apply(to: old), &scratch)
    return slots.change
  }

  @Test(arguments: Mutation.allCases)
  func growsWithTheRowsAndNotWithTheirSquare(_ mutation: Mutation) {
    let (few, many) = (cost(of: mutation, rows: 1_000), cost(of: mutation, rows: 100_000))
    #expect(many.compares <= 100 * few.compares + 100)
    #expect(many.hashes <= 100 * few.hashes + 100)
    #expect(many.compares <= 2 * 100_001)
    // Two for each row that was there, two for each that is.
    #expect(many.hashes <= 4 * 100_001)
  }

  @Test(arguments: [Mutation.none, .append, .prepend, .removeInside])
  func looksNothingUpWhereTheEndsAreEqual(_ mutation: Mutation) {
    let change = cost(of: mutation, rows: 1_000)
    #expect(change.hashes <= 3)
    #expect(change.moved.isEmpty)
  }

  @Test(arguments: [(Mutation.swapEnds, 2), (.lastToFront, 1), (.reverse, 999), (.replaceAll, 0)])
  func movesNoMoreThanItMust(_ mutation: Mutation, _ moves: Int) {
    #expect(cost(of: mutation, rows: 1_000).moved.count == moves)
  }
}
