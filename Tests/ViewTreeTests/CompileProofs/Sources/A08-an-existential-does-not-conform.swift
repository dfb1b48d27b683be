// claim: A08
// why: A box around a conformer is no conformer, so an array of boxes is no array of a conformer.
// swiftc -typecheck: refused

protocol Shape { func area() -> Double }

func total<S: Shape>(_ shapes: [S]) -> Double { shapes.reduce(0) { $0 + $1.area() } }

func totalOf(_ shapes: [any Shape]) -> Double {
  total(shapes)  // refused: type 'any Shape' cannot conform to 'Shape'
}
