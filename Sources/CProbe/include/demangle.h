/// Turns the names that compilers give to symbols into those that programmers gave.
#pragma once

/// The name behind a mangled Swift or C++ symbol, to be freed, or null for any other symbol.
///
/// Swift's are read by the runtime that is loaded anyway (`swift_demangle`, Demangle.h of
/// swiftlang/swift), C++'s by the library that this runtime needs; no tool has to be there.
char *probe_demangle(const char *symbol);
