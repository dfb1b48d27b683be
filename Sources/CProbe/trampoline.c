#include "CProbe.h"

__attribute__((noinline)) uint64_t probe_enter(probe_entry entry, void *context,
                                               int64_t iterations) {
  uint64_t checksum = entry(context, iterations);
  // Keeps the call from becoming a tail call: the region must end inside this symbol.
  probe_barrier();
  return checksum;
}

__attribute__((noinline)) uint64_t region_settle(probe_entry entry, void *context,
                                                int64_t iterations) {
  uint64_t checksum = entry(context, iterations);
  probe_barrier();
  return checksum;
}
