/// The blocks that are live since the counter was started; private to CProbe.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Forgets every block.
void probe_blocks_clear(void);
/// Notes a block that was handed out for `requested` bytes.
void probe_blocks_add(void *block, size_t requested);
/// Notes that a block is taken back; one from before the start is no matter.
void probe_blocks_remove(void *block);
/// Whether `block` was handed out since the start; if so, `requested` becomes the bytes asked for.
bool probe_blocks_requested(void *block, size_t *requested);
/// Bytes asked for in blocks that live, or -1 if more lived than could be noted.
int64_t probe_blocks_live(void);
/// The most that ever lived at once, or -1 if more lived than could be noted.
int64_t probe_blocks_peak(void);
