// claim: Embedded
// why: A class-bound existential is a reference and a witness table, and that is kept.
// swiftc -enable-experimental-feature Embedded -wmo -O -c: compiles

/// A shape.
public protocol Shape: AnyObject { func area() -> Int }
final class Circle: Shape { func area() -> Int { 3 } }
final class Square: Shape { func area() -> Int { 4 } }

/// Emitted, because another module may call it.
public func shape(_ isRound: Bool) -> any Shape { isRound ? Circle() : Square() }
