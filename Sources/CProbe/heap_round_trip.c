#include "heap_state.h"

#include <stdlib.h>

#ifdef PROBE_HEAP_STEPS_ASIDE
#define UNCOUNTED(name) name
#else
#define UNCOUNTED(name) __libc_##name
extern void *__libc_malloc(size_t size);
extern void __libc_free(void *block);
#endif

// The blocks pass through an empty statement, without which the compiler removes a pair of
// `malloc` and `free` whose block is not used.

uint64_t probe_heap_round_trip(uint64_t size) {
  void *block = malloc(size);
  __asm__ volatile("" : "+r"(block) : : "memory");
  uint64_t address = (uint64_t)(uintptr_t)block;
  free(block);
  return address;
}

uint64_t probe_heap_round_trip_uncounted(uint64_t size) {
  void *block = UNCOUNTED(malloc)(size);
  __asm__ volatile("" : "+r"(block) : : "memory");
  uint64_t address = (uint64_t)(uintptr_t)block;
  UNCOUNTED(free)(block);
  return address;
}
