/// Protocol conformances that are registered with the runtime while a program runs.
#pragma once

#include <stdint.h>

/// Registers `count` conformances in all, of which there are at most 4,000, and returns how many
/// are registered now.
///
/// Each is a record and a descriptor of its own, laid out as the compiler emits them for a type
/// that conforms to a protocol without requirements, and registered as the start-up code of an
/// image registers what is linked into it. The protocol is one that nothing is ever asked for, so
/// that a look-up reads the record, reads the descriptor and goes on.
int64_t probe_register_conformances(int64_t count);
