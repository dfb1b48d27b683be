// claim: B02
// why: An existential result holds whatever the path that was taken returned.
// swiftc -typecheck: compiles

protocol Shape {}
struct Circle: Shape {}
struct Square: Shape {}

func shape(_ isRound: Bool) -> any Shape {
  if isRound { return Circle() }
  return Square()
}

func conditional(_ isRound: Bool) -> any Shape { isRound ? Circle() : Square() }
