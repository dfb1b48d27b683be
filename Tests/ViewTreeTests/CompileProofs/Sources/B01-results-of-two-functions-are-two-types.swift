// claim: B01
// why: An opaque type is named by its function, even where two functions hide the same type.
// swiftc -typecheck: refused

protocol Shape {}
struct Circle: Shape {}

func shape() -> some Shape { Circle() }
func other() -> some Shape { Circle() }

func interchange() {
  var first = shape()
  first = other()  // refused: cannot assign value of type 'some Shape' (result of 'other()')
  _ = first
}
