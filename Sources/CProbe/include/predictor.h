/// What a simulated branch predictor has learnt, made the same for whoever comes next.
#pragma once

#include <stdint.h>

/// Brings valgrind's branch predictor into one state, whatever was executed before.
///
/// A copy of a process inherits what the predictor of the original has learnt, and so would what it
/// mispredicts depend on what was counted before. Afterwards half of the conditional branches are
/// expected to be taken, regardless of what they are, and half are not; the last target of every
/// indirect jump is one that no other code has.
///
/// 50,000 branches: milliseconds under callgrind.
void probe_settle_predictor(void);
