public import CProbe

/// Returns `value`, of which the optimizer knows nothing afterwards, at the cost of no instruction.
///
/// A source for seeds and arguments: what comes out can be neither folded nor hoisted.
@inlinable
@inline(__always)
public func opaque(_ value: UInt64) -> UInt64 { probe_launder(value) }

/// Keeps an otherwise empty loop alive at the cost of no instruction.
@inlinable
@inline(__always)
public func barrier() { probe_barrier() }

/// Takes a value by address and does nothing with it, so that the value must have been made.
///
/// The optimizer cannot look inside (`@_optimize(none)` also keeps the body out of other modules).
/// It costs one call, and nothing that grows with the value: no copy, no retain.
@inline(never)
@_optimize(none)
public func keep<Value: ~Copyable>(_ value: borrowing Value) {}

/// Returns the address of the code that calls it.
///
/// Two functions that return different places have different code: comparing function values would
/// compare the stubs that lead to it. Transparent, so that the caller is the caller in debug builds.
@_transparent
public func codePlace() -> UInt64 { probe_place() }

/// Returns `value`, whose type and content the optimizer has lost sight of.
///
/// A source for existentials: unoptimised code, which nothing is known of, has made the value.
///
///     let shape: any Shape = hidden(Square(side: 3))
///
/// It costs a call and a copy, so it belongs where a body is prepared, never into its loop.
@inline(never)
@_optimize(none)
public func hidden<Value>(_ value: Value) -> Value { value }
