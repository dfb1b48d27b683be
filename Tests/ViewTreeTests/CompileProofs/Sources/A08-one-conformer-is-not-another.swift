// claim: A08
// why: Two conformers of one protocol stay two types: neither converts to the other.
// swiftc -typecheck: refused

protocol Shape {}
struct Circle: Shape {}
struct Square: Shape {}

func assign() {
  var shape = Circle()
  shape = Square()  // refused: cannot assign value of type 'Square' to type 'Circle'
  _ = shape
}

func pair<S: Shape>(_ left: S, _ right: S) {}

func passBoth() {
  pair(Circle(), Square())  // refused: conflicting arguments to generic parameter 'S'
}
