/// Where the executable lies in memory.
#pragma once

#include <stdint.h>

/// The address at which the executable, or the library that holds this function, is loaded.
///
/// An address of code less this is the address in the symbol table and in a disassembly.
uint64_t probe_image_base(void);
