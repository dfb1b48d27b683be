import CProbe
import Measurement
import Testing

@testable import ViewTree

/// A diff needs no new memory once the list has been as long.
///
/// Code that is not optimised allocates for a moment what optimised code keeps on the stack, so the
/// most that lived at once is held against the smallest of the arrays; that an optimised diff
/// allocates nothing at all is declared by the rows of KeyedDiff and checked where they are counted.
/// The heap counter sees every thread, so each test counts in a process that has no other.
@Suite(.enabled(if: HeapCounter.isAvailable, "a sanitizer owns the heap"))
struct KeyedHeapTests {
  private static let rows = 2_000
  /// An array of positions of all rows.
  private static var smallestArray: Int64 { Int64(rows * MemoryLayout<Int>.stride) }

  /// What going through lists of ids takes once it has been done a few times.
  private static func counts(_ lists: [[Int]]) -> probe_heap_counts {
    var slots = KeyedSlots<Int>()
    var scratch = DiffScratch()
    func pass() { for ids in lists { _ = slots.reconcile(to: ids, &scratch, Unmetered.self) } }
    for _ in 0..<4 { pass() }
    probe_heap_start()
    for _ in 0..<3 { pass() }
    return probe_heap_stop()
  }

  @Test(arguments: KeyedCostTests.Mutation.allCases.map(\.rawValue))
  func needsNoMemoryOnceItHasGrown(_ name: String) async {
    await #expect(processExitsWith: .success) { [name] in
      let mutation = try #require(KeyedCostTests.Mutation(rawValue: name))
      let old = Array(0..<Self.rows)
      let counts = Self.counts([old, mutation.apply(to: old)])
      #expect(counts.live_bytes == 0)
      #expect(counts.peak_live_bytes < Self.smallestArray)
    }
  }

  @Test func needsNoMemoryForIDsThatRepeat() async {
    await #expect(processExitsWith: .success) {
      let old = (0..<Self.rows).map { $0 % 700 }
      let counts = Self.counts([old, old.reversed(), Array(0..<Self.rows)])
      #expect(counts.live_bytes == 0)
      #expect(counts.peak_live_bytes < Self.smallestArray)
    }
  }

  /// The counter counts: the first time takes more than every array.
  @Test func growsAtFirst() async {
    await #expect(processExitsWith: .success) {
      var slots = KeyedSlots<Int>()
      var scratch = DiffScratch()
      let ids = Array(0..<Self.rows)
      probe_heap_start()
      _ = slots.reconcile(to: ids, &scratch, Unmetered.self)
      #expect(probe_heap_stop().peak_live_bytes > 4 * Self.smallestArray)
    }
  }
}
