/// What a process under callgrind does to itself between two benchmarks.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Copies this process, as fork(2): 0 in the copy, its number in the original, -1 if refused.
///
/// Each benchmark is counted in a copy, so that none sees the heap that another left behind. The
/// process must have one thread only. No two copies have the same number, which callgrind calls its
/// profiles by: where much else runs, Linux begins anew with numbers that were given before.
int32_t probe_fork(void);

/// Lets callgrind, started with `--instr-atstart=no`, look at what this process executes from here.
///
/// Before, the process runs faster, and callgrind keeps nothing that every later profile would have
/// to pass over. The request is `CALLGRIND_START_INSTRUMENTATION`; without valgrind it does nothing.
void probe_callgrind_start(void);

/// Sets every cost and call that callgrind has counted so far to zero.
///
/// Callgrind counts calls even while it collects nothing, and a dump resets only those that it
/// writes. The request is the one of `CALLGRIND_ZERO_STATS` in valgrind's callgrind.h; without
/// valgrind it does nothing.
void probe_callgrind_zero(void);

/// Whether this process runs under valgrind, where threads take turns and never run at once.
bool probe_runs_under_valgrind(void);

/// Writes `entered <index> <process> <kernel>` and a line feed to standard output, at once.
///
/// It allocates nothing: a text whose length depends on the numbers would leave its mark on the
/// heap that the benchmark is about to use.
void probe_report_entered(int64_t index, int64_t kernel);

/// Writes `ended <index> <status>` and a line feed to standard output, at once.
void probe_report_ended(int64_t index, int32_t status);
