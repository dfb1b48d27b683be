import CProbe
import Glibc
import KnownAllocations
import Testing

/// What `body` does to the heap: the least of a few counts, since the first call of a function may
/// bind it.
private func least(_ body: () -> Void) -> probe_heap_counts {
  let runs = (0..<5).map { _ in
    probe_heap_start()
    body()
    return probe_heap_stop()
  }
  return runs.min { $0.allocations + $0.frees < $1.allocations + $1.frees } ?? probe_heap_counts()
}

/// The counter sees every thread, so each of these tests counts in a process that has no other.
@Suite(.enabled(if: probe_heap_is_available(), "a sanitizer owns the heap"))
struct HeapCounterTests {
  @Test func countsEveryHeapFunctionOfAKnownProgram() async {
    await #expect(processExitsWith: .success) {
      let counts = least(known_allocations)
      #expect(counts.allocations == 9)
      #expect(counts.frees == 9)
      #expect(counts.requested_bytes == 24 + 0 + 192 + 768 + 512 + 512 + 600 + 3_000 + 96)
      #expect(counts.live_bytes == 0)
    }
  }

  @Test func countsAlignedAllocations() async {
    await #expect(processExitsWith: .success) {
      let counts = least(known_aligned_allocations)
      #expect(counts.allocations == 4)
      #expect(counts.requested_bytes == 1_984)
    }
  }

  @Test func countsNoFailure() async {
    await #expect(processExitsWith: .success) {
      let counts = least(known_failures)
      #expect(counts.allocations == 0)
      #expect(counts.frees == 0)
      #expect(counts.peak_live_bytes == 0)
    }
  }

  @Test(arguments: [(1, 64), (10, 1_000), (100, 24), (50_000, 24)])
  func knowsThePeakOfWhatLives(count: Int, size: Int) async {
    await #expect(processExitsWith: .success) { [count, size] in
      let counts = least { known_peak(Int32(count), UInt(size)) }
      #expect(counts.allocations == UInt64(count + 1))
      #expect(counts.peak_live_bytes == Int64(count * size + count * 8))
      #expect(counts.live_bytes == 0)
    }
  }

  @Test func knowsNoPeakOfMoreBlocksThanItCanKeepTrackOf() async {
    await #expect(processExitsWith: .success) {
      probe_heap_start()
      known_peak(100_000, 16)
      let counts = probe_heap_stop()
      #expect(counts.allocations == 100_001)
      #expect(counts.frees == 100_001)
      #expect(counts.peak_live_bytes == -1)
      #expect(counts.live_bytes == -1)
    }
  }

  @Test(arguments: [0, 1, 24, 25, 40, 41, 1_000, 100_000] as [UInt])
  func saysOfEveryBlockThatItHoldsTheLeastItCould(size: UInt) async {
    await #expect(processExitsWith: .success) { [size] in
      let least = max(24, (size + 23) / 16 * 16 - 8)
      probe_heap_start()
      let counted = known_usable_size(size)
      _ = probe_heap_stop()
      #expect(counted == least)
      #expect(known_usable_size(size) >= least)
    }
  }

  @Test func countsWhatTheSwiftRuntimeAllocates() async {
    await #expect(processExitsWith: .success) {
      final class Thing { var value = probe_launder(7) }
      let counts = least {
        probe_barrier()
        withExtendedLifetime(Thing()) { probe_barrier() }
      }
      #expect(counts.allocations == 1)
      #expect(counts.frees == 1)
      #expect(counts.requested_bytes == 24)
    }
  }

  @Test func countsNothingWhileItIsOff() async {
    await #expect(processExitsWith: .success) {
      _ = probe_heap_stop()
      known_allocations()
      let counts = probe_heap_stop()
      known_allocations()
      #expect(probe_heap_stop().allocations == counts.allocations)
    }
  }

  @Test func losesNoCountOfAnotherThread() async {
    await #expect(processExitsWith: .success) {
      probe_heap_start()
      var threads = [pthread_t](repeating: 0, count: 4)
      for index in threads.indices {
        unsafe pthread_create(
          &threads[index],
          nil,
          { _ in
            for _ in 0..<10_000 { _ = probe_heap_round_trip(24) }
            return nil
          },
          nil
        )
      }
      for thread in threads { pthread_join(thread, nil) }
      let counts = probe_heap_stop()
      #expect(counts.allocations >= 40_000)
      #expect(counts.frees >= 40_000)
      #expect(counts.requested_bytes >= 40_000 * 24)
      // A lost update would have to be made good by what making the threads allocates.
      #expect(counts.allocations < 40_100)
    }
  }

  @Test func goesPastTheCounterOnRequest() async {
    await #expect(processExitsWith: .success) {
      #expect(least { _ = probe_heap_round_trip(24) }.allocations == 1)
      #expect(least { _ = probe_heap_round_trip_uncounted(24) }.allocations == 0)
    }
  }
}
