import Measurement
import Testing
import ViewTree

/// Every algorithm that the engine's is held against does the same work as it.
@Suite struct KeyedListTests {
  typealias Ours = IncreasingList<Int, Metered>
  typealias React = LastPlacedList<Int, Metered>
  typealias Scan = LinearScanList<Int, Metered>
  typealias Stdlib = DifferenceList<Int>

  private static func ids<List: KeyedList>(_ list: List) -> [List.ID] {
    (0..<list.count).map { list.id(at: $0) }
  }

  /// Where a list ends up in another order than it was told, or counts otherwise than sets do.
  private static func fault<List: KeyedList>(
    _ list: List.Type,
    in script: [[Int]],
    keepsIdentity: Bool
  ) -> String? where List.ID == Int {
    var list = List()
    var old: Set<Int> = []
    for step in script {
      list.reconcile(to: step)
      let new = Set(step)
      let (made, removed) = (new.subtracting(old).count, old.subtracting(new).count)
      if ids(list) != step { return "\(List.self): \(ids(list)) instead of \(step)" }
      let cost = list.cost
      if keepsIdentity, (cost.made, cost.removed) != (made, removed) {
        return "\(List.self): \(cost) instead of \(made) made, \(removed) removed"
      }
      if cost.made - cost.removed != made - removed { return "\(List.self): \(cost)" }
      old = new
    }
    return nil
  }

  @Test(arguments: 1...100)
  func comesToTheOrderItIsToldAndCountsWhatSetsCount(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let script = (0..<20).map { _ in
      let ids = (0..<30).shuffled(using: &generator)
      return Array(ids.prefix(Int.random(in: 0...30, using: &generator)))
    }
    let faults = [
      Self.fault(Ours.self, in: script, keepsIdentity: true),
      Self.fault(React.self, in: script, keepsIdentity: true),
      Self.fault(Scan.self, in: script, keepsIdentity: true),
      Self.fault(Stdlib.self, in: script, keepsIdentity: false),
    ]
    #expect(faults.compactMap { $0 } == [], "seed \(seed)")
  }

  private static func cost<List: KeyedList>(_ list: List.Type, _ old: [Int], _ new: [Int])
    -> KeyedCost
  where List.ID == Int {
    var list = List()
    list.reconcile(to: old)
    list.reconcile(to: new)
    return list.cost
  }

  /// Worked out by hand on ten rows.
  @Test func movesAsItsAlgorithmSays() {
    let rows = Array(0..<10)
    let swapped = [0, 8, 2, 3, 4, 5, 6, 7, 1, 9]
    #expect(Self.cost(Ours.self, rows, swapped).moved == 2)
    #expect(Self.cost(React.self, rows, swapped).moved == 7)
    #expect(Self.cost(Scan.self, rows, swapped).moved == 1)
    #expect(Self.cost(Stdlib.self, rows, swapped).made == 2)
    let lastToFirst = [9] + Array(0..<9)
    #expect(Self.cost(Ours.self, rows, lastToFirst).moved == 1)
    #expect(Self.cost(React.self, rows, lastToFirst).moved == 9)
    #expect(Self.cost(Stdlib.self, rows, lastToFirst).removed == 1)
  }

  /// A row that comes in front is looked for in all that were there, and so is each after it.
  @Test func scansTheSquareWhereARowComesInFront() {
    let few = Self.cost(Scan.self, Array(0..<10), [10] + Array(0..<10)).compares
    let many = Self.cost(Scan.self, Array(0..<100), [100] + Array(0..<100)).compares
    #expect(few == 10 + 10 * 11 / 2)
    #expect(many == 100 + 100 * 101 / 2)
  }

  @Test func saysWhatItCostInWords() {
    #expect("\(KeyedCost())" == "nothing done")
    #expect("\(KeyedCost(made: 1, compares: 2))" == "1 made, 2 comparisons of ids")
  }
}
