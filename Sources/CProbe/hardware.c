#define _GNU_SOURCE
#include "hardware.h"

#include <errno.h>
#include <linux/perf_event.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { counters = 3 };

static int open_counter(uint64_t event, int leader) {
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.size = sizeof attributes;
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.config = event;
  attributes.disabled = leader < 0;
  // What the kernel does in between, the calls that start and stop among it, is not the body's.
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  attributes.read_format =
      PERF_FORMAT_GROUP | PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
  return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, leader, PERF_FLAG_FD_CLOEXEC);
}

int32_t probe_hardware_open(probe_hardware_group *group) {
  static const uint64_t events[counters] = {
      PERF_COUNT_HW_CPU_CYCLES, PERF_COUNT_HW_INSTRUCTIONS, PERF_COUNT_HW_BRANCH_MISSES};
  for (int index = 0; index < counters; index += 1) group->descriptors[index] = -1;
  for (int index = 0; index < counters; index += 1) {
    group->descriptors[index] = open_counter(events[index], group->descriptors[0]);
    if (group->descriptors[index] < 0) {
      int reason = errno;
      probe_hardware_close(*group);
      return reason;
    }
  }
  return 0;
}

void probe_hardware_start(probe_hardware_group group) {
  ioctl(group.descriptors[0], PERF_EVENT_IOC_RESET, PERF_IOC_FLAG_GROUP);
  ioctl(group.descriptors[0], PERF_EVENT_IOC_ENABLE, PERF_IOC_FLAG_GROUP);
}

bool probe_hardware_stop(probe_hardware_group group, probe_hardware_counts *counts) {
  ioctl(group.descriptors[0], PERF_EVENT_IOC_DISABLE, PERF_IOC_FLAG_GROUP);
  // perf_event_open(2), "Reading results": number, time enabled, time running, then the values.
  uint64_t read_back[3 + counters];
  if (read(group.descriptors[0], read_back, sizeof read_back) != sizeof read_back) return false;
  if (read_back[0] != counters || read_back[1] != read_back[2]) return false;
  counts->cycles = read_back[3];
  counts->instructions = read_back[4];
  counts->branch_misses = read_back[5];
  return true;
}

void probe_hardware_close(probe_hardware_group group) {
  for (int index = 0; index < counters; index += 1)
    if (group.descriptors[index] >= 0) close(group.descriptors[index]);
}
