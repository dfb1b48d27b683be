// claim: B01
// why: A generic function has one opaque type for each list of generic arguments.
// swiftc -typecheck: refused

protocol Shape {}
struct Tile<Content>: Shape { var content: Content }

func tile<Content>(_ content: Content) -> some Shape { Tile(content: content) }

func interchange() {
  var first = tile(1)
  first = tile(2)
  first = tile("2")  // refused: cannot convert value of type 'String'
  _ = first
}
