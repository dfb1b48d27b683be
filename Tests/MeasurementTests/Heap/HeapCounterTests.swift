import Testing

@testable import Measurement

@Suite(.enabled(if: HeapCounter.isAvailable, "a sanitizer owns the heap"))
struct HeapCounterTests {
  private final class Block {
    let value: UInt64
    init(_ value: UInt64) { self.value = opaque(value) }
  }

  /// The counter sees every thread, so the body runs in a process that has no other test.
  @Test func countsWhatABodyAllocates() async {
    await #expect(processExitsWith: .success) {
      let body = Body { n in
        var sum: UInt64 = 0
        for _ in 0..<n {
          let block = Block(1)
          barrier()
          sum &+= block.value
        }
        return sum
      }
      _ = HeapCounter.count(body, iterations: 100)
      let once = HeapCounter.count(body, iterations: 100)
      let twice = HeapCounter.count(body, iterations: 200)
      #expect(twice.allocations - once.allocations == 100)
      #expect(twice.allocatedBytes - once.allocatedBytes == 2_400)
      #expect(twice.frees - once.frees == 100)
      #expect(twice.peakLiveBytes == once.peakLiveBytes)
    }
  }
}
