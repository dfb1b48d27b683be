// The blocks that were handed out since the counter was started, each with the bytes asked for.
//
// The allocator's own `malloc_usable_size` would need no table, but it is not repeatable: glibc
// hands out a larger block where the rest would be too small to be one, which depends on the
// history of the heap. An open-addressed table (Knuth, TAOCP 6.4, algorithms L and R) with a fixed
// capacity allocates nothing itself. A spin lock guards it; launches count on one thread.
#include "heap_blocks.h"

#include <stdatomic.h>
#include <string.h>

#define CAPACITY (1u << 17)
// Beyond this load probes get long; a launch that keeps more blocks has no known peak.
#define MOST (CAPACITY / 4 * 3)

typedef struct {
  void *block;
  size_t requested;
} entry;

static entry entries[CAPACITY];
static uint32_t used;
static int64_t live, peak;
static bool is_complete;
static atomic_flag guard = ATOMIC_FLAG_INIT;

static void lock(void) {
  while (atomic_flag_test_and_set_explicit(&guard, memory_order_acquire)) {
  }
}

static void unlock(void) { atomic_flag_clear_explicit(&guard, memory_order_release); }

static uint32_t home(void *block) {
  return (uint32_t)(((uint64_t)(uintptr_t)block * 0x9e3779b97f4a7c15u) >> 47);
}

static uint32_t find(void *block) {
  uint32_t index = home(block);
  while (entries[index].block != NULL && entries[index].block != block)
    index = (index + 1) % CAPACITY;
  return index;
}

// Closes the gap at `index` with every later entry that may not stay behind a gap.
static void close_gap(uint32_t index) {
  uint32_t next = index;
  while (true) {
    next = (next + 1) % CAPACITY;
    if (entries[next].block == NULL)
      break;
    uint32_t distance = (next - home(entries[next].block)) % CAPACITY;
    if (distance >= (next - index) % CAPACITY) {
      entries[index] = entries[next];
      index = next;
    }
  }
  entries[index].block = NULL;
}

void probe_blocks_clear(void) {
  lock();
  if (used > 0)
    memset(entries, 0, sizeof entries);
  used = 0;
  live = peak = 0;
  is_complete = true;
  unlock();
}

void probe_blocks_add(void *block, size_t requested) {
  lock();
  if (used < MOST) {
    uint32_t index = find(block);
    if (entries[index].block == NULL)
      used++;
    else
      live -= (int64_t)entries[index].requested;
    entries[index] = (entry){block, requested};
    live += (int64_t)requested;
    if (live > peak)
      peak = live;
  } else {
    is_complete = false;
  }
  unlock();
}

void probe_blocks_remove(void *block) {
  lock();
  uint32_t index = find(block);
  if (entries[index].block != NULL) {
    live -= (int64_t)entries[index].requested;
    used--;
    close_gap(index);
  }
  unlock();
}

bool probe_blocks_requested(void *block, size_t *requested) {
  lock();
  entry found = entries[find(block)];
  unlock();
  if (block == NULL || found.block == NULL)
    return false;
  *requested = found.requested;
  return true;
}

int64_t probe_blocks_live(void) { return is_complete ? live : -1; }

int64_t probe_blocks_peak(void) { return is_complete ? peak : -1; }
