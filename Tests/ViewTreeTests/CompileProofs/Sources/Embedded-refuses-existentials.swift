// claim: Embedded
// why: An opaque existential needs metadata and a witness table that Embedded Swift leaves out.
// swiftc -enable-experimental-feature Embedded -wmo -Onone -c: refused
// swiftc -enable-experimental-feature Embedded -wmo -O -c: refused
// swiftc -wmo -O -c: compiles

/// A shape.
public protocol Shape {}
struct Circle: Shape {}
struct Square: Shape {}

/// Emitted, because another module may call it.
public func shape(_ isRound: Bool) -> any Shape {
  isRound ? Circle() : Square()  // refused: cannot use a value of protocol type 'any Shape'
}

/// Emitted, because another module may call it.
public func anything(_ number: Int) -> Any {
  number  // refused: cannot use a value of protocol type 'Any'
}
