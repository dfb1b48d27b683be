// claim: B03
// why: A body that settles on one conformer breaks its promise to every other caller.
// swiftc -typecheck: refused

protocol Shape {}
struct Circle: Shape {}

func make<S: Shape>() -> S {
  Circle()  // refused: cannot convert return expression of type 'Circle' to return type 'S'
}
