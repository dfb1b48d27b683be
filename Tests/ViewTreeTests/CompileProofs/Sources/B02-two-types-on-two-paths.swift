// claim: B02
// why: Two return statements of two types leave no one type for `some` to stand for.
// swiftc -typecheck: refused

protocol Shape {}
struct Circle: Shape {}
struct Square: Shape {}

func shape(_ isRound: Bool) -> some Shape {  // refused: do not have matching underlying types
  if isRound { return Circle() }
  return Square()
}

func conditional(_ isRound: Bool) -> some Shape {
  isRound ? Circle() : Square()  // refused: mismatching types 'Circle' and 'Square'
}
