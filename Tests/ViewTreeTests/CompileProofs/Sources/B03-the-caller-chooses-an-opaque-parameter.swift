// claim: B03
// why: In a parameter `some` is a generic parameter without a name, chosen by the caller (SE-0341).
// swiftc -typecheck: compiles

protocol Shape {}
struct Circle: Shape {}
struct Square: Shape {}

func draw(_ shape: some Shape) {}

func drawBoth() {
  draw(Circle())
  draw(Square())
}
