import Glibc
import Synchronization
import Testing

@testable import DispatchBench

@Suite struct RivalTests {
  @Test func worksWhileTheLoopRunsAndNoLonger() {
    let passes = Passes()
    let word = Rival.shared.compete {
      passes.add()
    } with: {
      while passes.count == 0 { sched_yield() }
      return 7
    }
    #expect(word == 7)
    let passesMade = passes.count
    #expect(Rival.shared.compete(doing: {}, with: { 8 }) == 8)
    #expect(passes.count == passesMade)
  }

  private final class Passes: Sendable {
    private let passes = Atomic(0)
    var count: Int { passes.load(ordering: .relaxed) }
    func add() { passes.add(1, ordering: .relaxed) }
  }
}
