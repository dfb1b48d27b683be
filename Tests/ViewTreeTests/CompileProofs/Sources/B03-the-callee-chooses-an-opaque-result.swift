// claim: B03
// why: The body of an opaque function settles on a conformer, and the caller takes it as it comes.
// swiftc -typecheck: compiles

protocol Shape { func area() -> Double }
struct Circle: Shape { func area() -> Double { 3 } }

func make() -> some Shape { Circle() }

func area() -> Double { make().area() }
