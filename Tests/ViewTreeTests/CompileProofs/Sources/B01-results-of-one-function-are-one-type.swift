// claim: B01
// why: The name of the type is hidden, its identity is not: the results interchange.
// swiftc -typecheck: compiles

protocol Shape {}
struct Circle: Shape {}

func shape() -> some Shape { Circle() }
func same<S: Shape>(_ left: S, _ right: S) {}

func interchange() {
  var first = shape()
  first = shape()
  same(first, shape())
}
