// The heap functions of the program: the C library's own, with a count in front.
//
// A definition in the program precedes those of shared libraries, so the Swift runtime and the C
// library call these too. Each hands straight on to glibc, which exports its allocator under
// `__libc_` names for this purpose; blocks are glibc's own, so it does not matter which of them
// were allocated before counting began.
#define _GNU_SOURCE
#include "heap_state.h"

#ifndef PROBE_HEAP_STEPS_ASIDE

#include <errno.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

void *malloc(size_t size) {
  void *block = __libc_malloc(size);
  if (probe_heap_counts_now())
    probe_heap_handed_out(block, size);
  return block;
}

void *calloc(size_t count, size_t size) {
  void *block = __libc_calloc(count, size);
  // The product cannot overflow where glibc found a block for it.
  if (probe_heap_counts_now())
    probe_heap_handed_out(block, count * size);
  return block;
}

void *realloc(void *old, size_t size) {
  if (!probe_heap_counts_now())
    return __libc_realloc(old, size);
  void *block = __libc_realloc(old, size);
  // glibc frees the block where a size of 0 is asked for, and keeps it where it returns null.
  // Another thread may have been given the old block by now; only its live bytes would be off.
  if (old != NULL && (block != NULL || size == 0))
    probe_heap_taken_back(old);
  probe_heap_handed_out(block, size);
  return block;
}

void free(void *block) {
  if (probe_heap_counts_now() && block != NULL)
    probe_heap_taken_back(block);
  __libc_free(block);
}

void *memalign(size_t alignment, size_t size) {
  void *block = __libc_memalign(alignment, size);
  if (probe_heap_counts_now())
    probe_heap_handed_out(block, size);
  return block;
}

void *aligned_alloc(size_t alignment, size_t size) {
  if (alignment == 0 || (alignment & (alignment - 1)) != 0) {
    errno = EINVAL;
    return NULL;
  }
  return memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0)
    return EINVAL;
  int error = errno;
  void *block = memalign(alignment, size);
  errno = error;
  if (block == NULL)
    return ENOMEM;
  *result = block;
  return 0;
}

#endif
