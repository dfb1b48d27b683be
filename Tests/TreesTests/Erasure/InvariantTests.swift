import Testing
import ViewTree

@testable import ErasedTrees
@testable import Trees

/// A mutation has one effect on a tree, however its views are erased.
@MainActor @Suite struct InvariantTests {
  /// A mutation of a keyed table, as ids before and after; a negative id is a row with a new label.
  struct Mutation: CustomTestStringConvertible, Sendable {
    let name: String
    let old: [Int]
    let new: [Int]
    var testDescription: String { name }

    init(_ name: String, _ old: [Int], _ new: [Int]) {
      self.name = name
      self.old = old
      self.new = new
    }
  }

  private nonisolated static let rows = Array(1...20)

  nonisolated static let mutations = [
    Mutation("M01 create", [], rows),
    Mutation("M02 replace", rows, rows.map { $0 + 100 }),
    Mutation("M03 every tenth label", rows, rows.map { $0.isMultiple(of: 10) ? -$0 : $0 }),
    Mutation("M05 swap", rows, [1, 19] + rows[2..<18] + [2, 20]),
    Mutation("M06 remove the fourth", rows, rows.filter { $0 != 4 }),
    Mutation("M08 append", rows, rows + (21...40)),
    Mutation("M09 clear", rows, []),
    Mutation("M10 nothing", rows, rows),
    Mutation("M12 prepend", rows, [100] + rows),
    Mutation("M13 insert in the middle", rows, rows[..<10] + [100] + rows[10...]),
    Mutation("M14 first to the end", rows, rows.dropFirst() + [1]),
    Mutation("M14 last to the front", rows, [20] + rows.dropLast()),
    Mutation("M15 reverse", rows, rows.reversed()),
    Mutation("M16 every second", rows, rows.filter { $0.isMultiple(of: 2) }),
  ]

  @Test(arguments: Trees.Erasure.allCases.filter { $0 != .typed }, mutations)
  func aMutationOfATableHasOneEffect(_ erasure: Trees.Erasure, _ mutation: Mutation) {
    let reference = effect(of: mutation, under: .typed)
    let effect = effect(of: mutation, under: erasure)
    #expect(effect.broken(against: reference).isEmpty, "\(effect); typed: \(reference)")
    let isNothing = mutation.old == mutation.new
    #expect(
      (reference.counts[.bodiesRun] ?? 0) + (reference.counts[.nodesDestroyed] ?? 0) > 0
        || isNothing
    )
  }

  private func effect(of mutation: Mutation, under erasure: Trees.Erasure) -> Effect {
    Trees.Erasure.$current.withValue(erasure) {
      if erasure == .compiler {
        let journal = ErasedTrees.Journal()
        @MainActor func list(_ ids: [Int]) -> ErasedTrees.ItemList {
          .init(ids.map { .init(abs($0), "\($0)") }, journal)
        }
        let host = ErasedTrees.mount(list(mutation.old))
        return host.effect { host.update(to: list(mutation.new)) }
      }
      let journal = Trees.Journal()
      @MainActor func list(_ ids: [Int]) -> Trees.ItemList {
        .init(ids.map { .init(abs($0), "\($0)") }, journal)
      }
      let host = Trees.mount(list(mutation.old))
      return host.effect { host.update(to: list(mutation.new)) }
    }
  }

  /// M20, whatever stands between the root and the leaf.
  @Test(arguments: Trees.Erasure.allCases.filter { $0 != .compiler })
  func aStateDeepInATableRunsOneBody(_ erasure: Trees.Erasure) {
    Trees.Erasure.$current.withValue(erasure) {
      let host = Trees.mount(Trees.ItemList(ids: Self.rows, Trees.Journal()))
      let effect = host.effect { host.tap("item 10 0") }
      #expect(effect.counts[.bodiesRun] == 1)
      #expect(effect.counts[.hostUpdates] == 1)
      #expect(effect.counts[.nodesCreated] == 0)
    }
  }

  @Test func namesWhatIsBroken() {
    var counters = Counters()
    let zero = Effect(from: counters, to: counters)
    counters.bodiesRun = 2
    counters.nodesDestroyed = 1
    let other = Effect(from: Counters(), to: counters)
    #expect(other.broken(against: zero) == [.nodesDestroyed, .nodesKept, .bodiesRun])
    #expect(zero.broken(against: zero).isEmpty)
  }
}
