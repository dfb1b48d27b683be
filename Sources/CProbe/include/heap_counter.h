/// Counts what goes through the heap, for launches that ask for it.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// What went through the heap between a start and a stop, on every thread of the process.
typedef struct {
  /// Blocks handed out; a `realloc` that succeeds hands out one block and takes one back.
  uint64_t allocations;
  /// Bytes that the callers asked for, before the allocator rounds them up.
  uint64_t requested_bytes;
  /// Blocks taken back; `free(NULL)` takes nothing back.
  uint64_t frees;
  /// Bytes asked for in blocks that were handed out since the start and not taken back; -1 if
  /// there were more blocks at once than can be kept track of (98,304).
  int64_t live_bytes;
  /// The largest value that `live_bytes` had since the start; -1 as above.
  int64_t peak_live_bytes;
} probe_heap_counts;

/// Whether the heap functions of this process are the counting ones.
///
/// They are not under the address and the thread sanitizer, which bring their own. The answer
/// comes from an experiment: a block that the C library itself allocates must be counted.
bool probe_heap_is_available(void);

/// Sets every count to zero and starts counting. Starts do not nest.
void probe_heap_start(void);

/// Stops counting and returns what was counted.
probe_heap_counts probe_heap_stop(void);

/// Allocates and frees `size` bytes past the counter, for measuring what the counter costs while
/// it is off. Returns the address as a number; it is no longer valid.
uint64_t probe_heap_round_trip_uncounted(uint64_t size);

/// Allocates and frees `size` bytes as any caller of `malloc` does.
uint64_t probe_heap_round_trip(uint64_t size);
