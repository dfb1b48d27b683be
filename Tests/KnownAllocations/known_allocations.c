#include "KnownAllocations.h"

#include <errno.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>

// Keeps the compiler from removing a block that nobody uses.
static void *kept(void *block) {
  __asm__ volatile("" : "+r"(block) : : "memory");
  return block;
}

static size_t known(size_t value) {
  __asm__ volatile("" : "+r"(value));
  return value;
}

void known_aligned_allocations(void) {
  free(kept(calloc(known(8), known(24))));
  void *block = NULL;
  if (posix_memalign(&block, known(64), known(768)) == 0)
    free(kept(block));
  free(kept(aligned_alloc(known(256), known(512))));
  free(kept(memalign(known(32), known(512))));
}

void known_allocations(void) {
  free(kept(malloc(known(24))));
  free(kept(malloc(known(0))));
  known_aligned_allocations();
  void *grown = kept(realloc(NULL, known(600)));
  grown = kept(realloc(grown, known(3000)));
  grown = kept(realloc(grown, known(96)));
  free(grown);
}

void known_failures(void) {
  void *block = NULL;
  free(kept(NULL));
  kept(malloc(known(SIZE_MAX / 2)));
  kept(calloc(known(SIZE_MAX / 2), known(4)));
  if (posix_memalign(&block, known(3), known(8)) == 0)
    kept(block);
  kept(aligned_alloc(known(3), known(8)));
}

void known_peak(int count, unsigned long size) {
  void **blocks = malloc((size_t)count * sizeof(void *));
  for (int index = 0; index < count; index++)
    blocks[index] = kept(malloc(size));
  for (int index = 0; index < count; index++)
    free(blocks[index]);
  free(blocks);
}

unsigned long known_usable_size(unsigned long size) {
  void *block = kept(malloc(known(size)));
  unsigned long usable = malloc_usable_size(block);
  free(block);
  return usable;
}
