import Testing

@testable import Measurement

@Suite(.serialized, .enabled(if: HeapCounter.isAvailable, "a sanitizer owns the heap"))
struct HeapCounterTests {
  private final class Block {
    let value: UInt64
    init(_ value: UInt64) { self.value = opaque(value) }
  }

  /// Other tests of this process may allocate meanwhile; the least of many counts is the body's.
  private func least(_ kernel: @escaping Kernel, iterations: Int) -> HeapCounts {
    let counts = (0..<100).map { _ in HeapCounter.count(kernel, iterations: iterations) }
    return counts.min { $0.allocatedBytes < $1.allocatedBytes } ?? counts[0]
  }

  @Test func countsWhatABodyAllocates() {
    let kernel: Kernel = { n in
      var sum: UInt64 = 0
      for _ in 0..<n {
        let block = Block(1)
        barrier()
        sum &+= block.value
      }
      return sum
    }
    let once = least(kernel, iterations: 100)
    let twice = least(kernel, iterations: 200)
    #expect(twice.allocations - once.allocations == 100)
    #expect(twice.allocatedBytes - once.allocatedBytes == 2_400)
    #expect(twice.frees - once.frees == 100)
    #expect(twice.peakLiveBytes == once.peakLiveBytes)
  }
}
