// claim: B03
// why: The caller of an opaque function has no say in which conformer it gets.
// swiftc -typecheck: refused

protocol Shape { init() }
struct Circle: Shape {}
struct Square: Shape {}

func make() -> some Shape { Circle() }

func choose() {
  let asked: Square = make()  // refused: cannot convert value of type 'some Shape'
  let named = make<Square>()  // refused: cannot explicitly specialize global function 'make()'
  print(asked, named)
}
