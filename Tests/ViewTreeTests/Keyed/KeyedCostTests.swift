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
    case clear
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
      case .clear: return []
      case .reverse: return ids.reversed()
      case .shuffle: return ids.shuffled(using: &generator)
      }
    }

    /// How many ids are compared and how many hash table operations are made, for so many rows.
    func expected(_ rows: Int) -> (compares: Int, hashes: Int) {
      switch self {
      case .none: (rows, 0)
      case .append: (rows, 1)
      case .prepend: (rows + 1, 1)
      case .removeInside: (rows, 1)
      case .swapEnds, .lastToFront, .reverse: (2, rows)
      case .replaceAll: (2, 2 * rows)
      case .clear: (0, 0)
      // No shuffle of these lengths from this seed leaves a row at either end.
      case .shuffle: (2, rows)
      }
    }
  }

  private func cost(of mutation: Mutation, rows: Int) -> KeyedChange {
    var slots = KeyedSlots<Int>()
    var scratch = DiffScratch()
    let old = Array(0..<rows)
    _ = slots.reconcile(to: old, &scratch, Metered.self)
    _ = slots.reconcile(to: mutation.apply(to: old), &scratch, Metered.self)
    return slots.change
  }

  /// A hundred times the rows, a hundred times the cost and no more.
  @Test(arguments: Mutation.allCases, [1_000, 100_000])
  func growsWithTheRowsAndNotWithTheirSquare(_ mutation: Mutation, _ rows: Int) {
    let (compares, hashes) = mutation.expected(rows)
    let change = cost(of: mutation, rows: rows)
    #expect(change.compares == compares)
    #expect(change.hashes == hashes)
  }

  /// A binary search per row, in runs no longer than twice the square root of the rows for a
  /// shuffle (Logan and Shepp 1977; Vershik and Kerov 1977).
  @Test(arguments: [1_000, 10_000, 100_000])
  func searchesOncePerRowOfAShuffle(_ rows: Int) {
    let change = cost(of: .shuffle, rows: rows)
    let root = Double(rows).squareRoot()
    #expect(Double(change.increasing) > 1.6 * root && Double(change.increasing) < 2 * root)
    let longestSearch = Int.bitWidth - change.increasing.leadingZeroBitCount
    #expect(change.searches > rows && change.searches <= rows * longestSearch)
    #expect(change.moved.count == rows - change.increasing)
  }

  @Test(arguments: [(Mutation.swapEnds, 2), (.lastToFront, 1), (.reverse, 999), (.replaceAll, 0)])
  func movesNoMoreThanItMust(_ mutation: Mutation, _ moves: Int) {
    #expect(cost(of: mutation, rows: 1_000).moved.count == moves)
  }

  /// What is counted is what the ids go through: the table hashes an id once per operation and
  /// again only when it closes the gap that a removed one leaves.
  @Test(arguments: Mutation.allCases)
  func countsWhatTheIDsGoThrough(_ mutation: Mutation) {
    let tally = CountedID.Tally()
    var slots = KeyedSlots<CountedID>()
    var scratch = DiffScratch()
    let old = (0..<1_000).map { CountedID(number: $0, tally: tally) }
    let new = mutation.apply(to: Array(0..<1_000)).map { CountedID(number: $0, tally: tally) }
    // There and back, so that the table has grown.
    for ids in [old, new, old] { _ = slots.reconcile(to: ids, &scratch, Metered.self) }
    (tally.hashes, tally.compares) = (0, 0)
    _ = slots.reconcile(to: new, &scratch, Metered.self)
    let gaps = slots.change.removed.count
    #expect(tally.hashes >= slots.change.hashes)
    #expect(gaps > 0 || tally.hashes == slots.change.hashes)
    #expect(tally.hashes <= slots.change.hashes + 20 * gaps)
    #expect(tally.compares >= slots.change.compares)
  }
}
