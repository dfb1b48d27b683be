// claim: A02
// why: No payload with an alignment above 16 exists, and the refusal comes after type checking.
// swiftc -typecheck: compiles
// swiftc -c: refused

@_alignment(16) struct Sixteen { var value = 0 }
@_alignment(32)  // refused: cannot increase alignment above maximum alignment of 16
struct ThirtyTwo { var value = 0 }
