public import CProbe

/// One block of the heap, allocated and freed: what the counter costs is the difference.
public enum HeapRoundTrip {
  /// Allocates and frees `size` bytes as any caller of `malloc` does, and returns the address.
  @inlinable
  @inline(__always)
  public static func counted(size: UInt64) -> UInt64 { probe_heap_round_trip(size) }

  /// Allocates and frees `size` bytes past the counter, and returns the address.
  @inlinable
  @inline(__always)
  public static func uncounted(size: UInt64) -> UInt64 { probe_heap_round_trip_uncounted(size) }
}
