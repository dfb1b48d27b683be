// claim: R38
// why: Storing and borrowing a noncopyable existential is sound at both levels.
// swiftc -Onone -c: compiles
// swiftc -O -c: compiles

protocol Token: ~Copyable { func value() -> Int }
struct Ticket: Token, ~Copyable {
  var number: Int
  func value() -> Int { number }
}

/// Emitted, because another module may call it.
public func read(_ number: Int) -> Int {
  let token: any Token & ~Copyable = Ticket(number: number)
  return token.value()
}
