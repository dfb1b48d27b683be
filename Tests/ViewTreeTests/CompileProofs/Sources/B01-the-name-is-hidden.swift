// claim: B01
// why: Outside of the function the result cannot be called by the name of its type.
// swiftc -typecheck: refused

protocol Shape {}
struct Circle: Shape { var radius: Double = 1 }

func shape() -> some Shape { Circle() }

func name() {
  let circle: Circle = shape()  // refused: cannot convert value of type 'some Shape'
  print(circle)
  print(shape().radius)  // refused: value of type 'some Shape' has no member 'radius'
}
