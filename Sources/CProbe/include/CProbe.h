/// The C side of every measurement: a trampoline, and values the optimizer cannot see through.
#pragma once

#include <stdint.h>

#include "conformances.h"
#include "counting.h"
#include "demangle.h"
#include "dose.h"
#include "hardware.h"
#include "heap_counter.h"
#include "image.h"
#include "predictor.h"
#include "process.h"

/// A measured region: runs `iterations` passes and returns a checksum.
typedef uint64_t (*probe_entry)(void *context, int64_t iterations);

/// Enters a measured region.
///
/// Every region that is measured goes through this one symbol, so that callgrind can be told to
/// collect, and to write a profile, exactly there (`--toggle-collect=probe_enter
/// --dump-after=probe_enter`).
/// It lives in a C object of its own: the Swift optimizer can neither see through it nor clone it.
uint64_t probe_enter(probe_entry entry, void *context, int64_t iterations);

/// Does what ``probe_enter`` does without a profile at its end: a region that only settles what
/// later ones find (`--toggle-collect=region_settle`). Valgrind 3.19 loses the first of two toggled
/// names that begin alike, which is why this one does not begin with `probe`.
uint64_t region_settle(probe_entry entry, void *context, int64_t iterations);

/// Returns `value`, of which the optimizer knows nothing afterwards. Costs no instruction.
static inline uint64_t probe_launder(uint64_t value) {
  __asm__ volatile("" : "+r"(value));
  return value;
}

/// Keeps a loop alive: the optimizer must assume that memory was read and written here.
/// Costs no instruction.
static inline void probe_barrier(void) { __asm__ volatile("" ::: "memory"); }

/// Returns the address of the code that calls it, which tells two functions apart even if the
/// optimizer has given both the same body to jump to.
uint64_t probe_place(void);
