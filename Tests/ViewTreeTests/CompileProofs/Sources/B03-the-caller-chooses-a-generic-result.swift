// claim: B03
// why: A generic result is whatever conformer the caller asks for.
// swiftc -typecheck: compiles

protocol Shape { init() }
struct Circle: Shape {}
struct Square: Shape {}

func make<S: Shape>() -> S { S() }

func circle() -> Circle { make() }
func square() -> Square { make() }
