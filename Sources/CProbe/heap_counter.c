#define _GNU_SOURCE
#include "heap_blocks.h"
#include "heap_state.h"

#include <stdlib.h>
#include <string.h>

_Atomic(bool) probe_heap_is_counting = false;

// Any thread may allocate while a launch counts, so each count is atomic and none is lost. They
// are relaxed: nothing is published through them, and a launch reads them on the thread whose
// allocations it asked about, after the last of these.
static _Atomic(uint64_t) allocations;
static _Atomic(uint64_t) requested_bytes;
static _Atomic(uint64_t) frees;

void probe_heap_handed_out(void *block, size_t requested) {
  if (block == NULL)
    return;
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&requested_bytes, requested, memory_order_relaxed);
  probe_blocks_add(block, requested);
}

void probe_heap_taken_back(void *block) {
  atomic_fetch_add_explicit(&frees, 1, memory_order_relaxed);
  probe_blocks_remove(block);
}

void probe_heap_start(void) {
  atomic_store(&allocations, 0);
  atomic_store(&requested_bytes, 0);
  atomic_store(&frees, 0);
  probe_blocks_clear();
  atomic_store(&probe_heap_is_counting, true);
}

probe_heap_counts probe_heap_stop(void) {
  atomic_store(&probe_heap_is_counting, false);
  return (probe_heap_counts){
      .allocations = atomic_load(&allocations),
      .requested_bytes = atomic_load(&requested_bytes),
      .frees = atomic_load(&frees),
      .live_bytes = probe_blocks_live(),
      .peak_live_bytes = probe_blocks_peak(),
  };
}

bool probe_heap_is_available(void) {
#ifdef PROBE_HEAP_STEPS_ASIDE
  return false;
#else
  probe_heap_start();
  // The C library allocates this block itself, so it is counted only if every library's heap
  // calls arrive here, and not just those of this program.
  char *copy = strdup("seven..");
  __asm__ volatile("" : "+r"(copy));
  free(copy);
  probe_heap_counts counts = probe_heap_stop();
  // Other threads may allocate meanwhile, so no count has an upper bound.
  return counts.allocations >= 1 && counts.requested_bytes >= 8 && counts.frees >= 1;
#endif
}
