// claim: A08
// why: One array holds two conformers only when its element type is the existential.
// swiftc -typecheck: compiles

protocol Shape {}
struct Circle: Shape {}
struct Square: Shape {}

func shapes() -> [any Shape] { [Circle(), Square()] }
