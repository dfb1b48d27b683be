import CProbe

/// What went through the heap during one entry into a body.
struct HeapCounts: Sendable, Equatable {
  /// Blocks handed out.
  var allocations: Int
  /// Bytes asked for.
  var allocatedBytes: Int
  /// Blocks taken back.
  var frees: Int
  /// The most bytes asked for that were live at once, above what lived before; `nil` if there
  /// were more blocks than can be kept track of.
  var peakLiveBytes: Int?
}

/// The interposing counter of heap traffic.
public enum HeapCounter {
  /// Whether this process counts; false under a sanitizer, which owns the heap functions.
  ///
  /// Found out once: the question is put to the one counter of the process, which two threads that
  /// ask at the same time would start and stop under each other.
  public static let isAvailable: Bool = probe_heap_is_available()

  /// Enters `body` once and counts what its kernel does to the heap.
  static func count(_ body: Body, iterations: Int) -> HeapCounts {
    body.layOut(for: iterations)
    probe_heap_start()
    _ = Region.enter(body.kernel, iterations: iterations)
    let counts = probe_heap_stop()
    return HeapCounts(
      allocations: Int(counts.allocations),
      allocatedBytes: Int(counts.requested_bytes),
      frees: Int(counts.frees),
      peakLiveBytes: counts.peak_live_bytes < 0 ? nil : Int(counts.peak_live_bytes)
    )
  }

  /// The blocks that are handed out while `work` runs, on whatever thread.
  ///
  /// - Precondition: Nothing else counts in this process.
  package static func allocations(during work: () -> Void) -> Int {
    probe_heap_start()
    work()
    return Int(probe_heap_stop().allocations)
  }
}
