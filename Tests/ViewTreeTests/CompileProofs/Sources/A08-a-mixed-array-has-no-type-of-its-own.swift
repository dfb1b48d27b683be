// claim: A08
// why: No common type is found for two conformers; a programmer has to name the existential.
// swiftc -typecheck: refused

protocol Shape {}
struct Circle: Shape {}
struct Square: Shape {}

func count() -> Int {
  let shapes = [Circle(), Square()]  // refused: heterogeneous collection literal
  return shapes.count
}
