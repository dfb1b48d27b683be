#define _GNU_SOURCE
#include "process.h"

#include <gnu/libc-version.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>

int64_t probe_involuntary_switches(void) {
  struct rusage usage;
  return getrusage(RUSAGE_THREAD, &usage) == 0 ? usage.ru_nivcsw : 0;
}

void probe_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

int64_t probe_usable_processors(void) {
  cpu_set_t set;
  return sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 0;
}

const char *probe_c_library_version(void) { return gnu_get_libc_version(); }
