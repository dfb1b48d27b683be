#include "demangle.h"

#include <stddef.h>
#include <stdint.h>

char *swift_demangle(const char *mangled, size_t length, char *output, size_t *size,
                     uint32_t flags);
// Weak, because no library of ours names libstdc++: the Swift runtime brings it along.
__attribute__((weak)) char *__cxa_demangle(const char *mangled, char *output, size_t *length,
                                           int *status);

char *probe_demangle(const char *symbol) {
  size_t length = 0;
  while (symbol[length] != 0) length += 1;
  char *name = swift_demangle(symbol, length, NULL, NULL, 0);
  if (name != NULL || __cxa_demangle == NULL) return name;
  // Without its prefix a short C name would be read as a type: `f` as `float`.
  if (symbol[0] != '_' || symbol[1] != 'Z') return NULL;
  int status = 0;
  return __cxa_demangle(symbol, NULL, NULL, &status);
}
