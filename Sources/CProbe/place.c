#include "CProbe.h"

__attribute__((noinline)) uint64_t probe_place(void) {
  return (uint64_t)__builtin_return_address(0);
}
