// claim: B02
// why: `some` stands for one type, so every return statement gives that type.
// swiftc -typecheck: compiles

protocol Shape {}
struct Circle: Shape { var radius: Double }

func shape(_ isLarge: Bool) -> some Shape {
  if isLarge { return Circle(radius: 2) }
  return Circle(radius: 1)
}
