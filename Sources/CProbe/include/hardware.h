/// Counts what the processor itself counts, where the kernel grants it (perf_event_open(2)).
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// What the processor counted in user mode between a start and a stop.
typedef struct {
  uint64_t cycles;
  uint64_t instructions;
  uint64_t branch_misses;
} probe_hardware_counts;

/// The counters of one thread, which start and stop together; negative where there is none.
typedef struct {
  int32_t descriptors[3];
} probe_hardware_group;

/// Opens the counters of the calling thread, stopped: 0, or the error number of the kernel.
int32_t probe_hardware_open(probe_hardware_group *group);

/// Sets the counters to zero and starts them.
void probe_hardware_start(probe_hardware_group group);

/// Stops the counters; false if they cannot be read, or had to share the processor's with others
/// and would be estimates.
bool probe_hardware_stop(probe_hardware_group group, probe_hardware_counts *counts);

/// Gives the counters back.
void probe_hardware_close(probe_hardware_group group);
