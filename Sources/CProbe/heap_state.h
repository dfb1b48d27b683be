/// The counts, and what the heap functions do with them; private to CProbe.
#pragma once

#include <stdatomic.h>
#include <stddef.h>

#include "heap_counter.h"

// The sanitizers replace the heap functions themselves; two replacements cannot share a process.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define PROBE_HEAP_STEPS_ASIDE 1
#endif
#endif

/// Whether a launch is counting: the one thing that is read while the counter is off.
extern _Atomic(bool) probe_heap_is_counting;

/// The test that every heap function pays: one relaxed load and one branch, predicted not taken.
static inline bool probe_heap_counts_now(void) {
  return __builtin_expect(
      atomic_load_explicit(&probe_heap_is_counting, memory_order_relaxed), false);
}

/// Records that `block` was handed out for `requested` bytes; a null block is a failure and
/// counts nothing.
void probe_heap_handed_out(void *block, size_t requested);

/// Records that `block` is taken back; called before another thread can be given it.
void probe_heap_taken_back(void *block);
