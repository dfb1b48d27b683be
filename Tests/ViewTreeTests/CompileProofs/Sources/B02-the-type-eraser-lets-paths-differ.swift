// claim: B02
// why: With this experimental feature `some` stands for the eraser, so the paths may differ.
// swiftc -typecheck: refused
// swiftc -typecheck -enable-experimental-feature OpaqueTypeErasure: compiles

@_typeEraser(AnyShape)
protocol Shape {}
struct Circle: Shape {}
struct Square: Shape {}
struct AnyShape: Shape {
  init<S: Shape>(erasing shape: S) {}
}

func shape(_ isRound: Bool) -> some Shape {  // refused: do not have matching underlying types
  if isRound { return Circle() }
  return Square()
}
