// What a block can hold, made repeatable while a launch counts.
//
// Swift's arrays ask how much the block that they were given holds, and use all of it. glibc hands
// out a larger block than needed where the rest would be too small to be one, so how often an array
// grows would depend on the history of the heap, and its allocations would not repeat.
#define _GNU_SOURCE
#include "heap_blocks.h"
#include "heap_state.h"

#ifndef PROBE_HEAP_STEPS_ASIDE

#include <dlfcn.h>
#include <malloc.h>

typedef size_t (*size_function)(void *block);

// The C library's own function. Two threads may both look it up; both find the same.
static _Atomic(size_function) next_in_line;

static size_t held(void *block) {
  size_function function = atomic_load_explicit(&next_in_line, memory_order_relaxed);
  if (__builtin_expect(function == NULL, false)) {
    function = (size_function)dlsym(RTLD_NEXT, "malloc_usable_size");
    atomic_store_explicit(&next_in_line, function, memory_order_relaxed);
  }
  return function(block);
}

size_t malloc_usable_size(void *block) {
  size_t requested = 0;
  if (probe_heap_counts_now() && probe_blocks_requested(block, &requested)) {
    // The least that glibc hands out: chunks of multiples of 16 bytes, at least 32, of which the
    // block has all but 8 (malloc.c, "request2size"). Blocks of their own pages hold more.
    size_t least = ((requested + 8 + 15) & ~(size_t)15) - 8;
    return least < 24 ? 24 : least;
  }
  return held(block);
}

#endif
