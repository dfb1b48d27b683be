// claim: Embedded
// why: The refusal comes when code is generated: an internal function that nothing calls is dropped first.
// swiftc -enable-experimental-feature Embedded -wmo -O -c: compiles

protocol Shape {}
struct Circle: Shape {}
struct Square: Shape {}

func shape(_ isRound: Bool) -> any Shape { isRound ? Circle() : Square() }
