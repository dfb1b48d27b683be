/// What a launch asks of the kernel and Swift cannot say.
#pragma once

#include <stdint.h>

/// Times that the kernel took the processor away from the calling thread so far
/// (`ru_nivcsw` of `getrusage(RUSAGE_THREAD)`); 0 where the kernel does not say.
int64_t probe_involuntary_switches(void);

/// Asks the kernel to kill this process as soon as the process that started it is gone, so that
/// a run which is killed leaves no launch behind.
void probe_die_with_parent(void);

/// Processors that this process may run on, which a container can make fewer than there are; 0
/// where the kernel does not say.
int64_t probe_usable_processors(void);

/// The version of the C library that was loaded, such as `2.36`.
const char *probe_c_library_version(void);
