// claim: A08
// why: The value inside one box has one type, which a generic parameter can take (SE-0352).
// swiftc -typecheck: compiles

protocol Shape { func area() -> Double }

func area<S: Shape>(_ shape: S) -> Double { shape.area() }

func areaOf(_ shape: any Shape) -> Double { area(shape) }
