// claim: R38
// why: Opening the result of a function as a consuming parameter is valid; the optimizer aborts.
// swiftc -Onone -c: compiles
// swiftc -O -c: crashes should not be copying move-only values in canonical SIL

protocol Token: ~Copyable {}
struct Ticket: Token, ~Copyable {}

func issue() -> any Token & ~Copyable { Ticket() }
func spend<T: Token & ~Copyable>(_ token: consuming T) {}

func useIt() {
  let token: any Token & ~Copyable = issue()
  spend(token)
}
