// claim: R38
// why: A consuming requirement cannot be called on the box itself, at any optimization level.
// swiftc -typecheck: compiles
// swiftc -Onone -c: refused
// swiftc -O -c: refused

protocol Token: ~Copyable { consuming func spend() }

func spend(_ token: consuming any Token & ~Copyable) {
  token.spend()  // refused: copy of noncopyable typed value. This is a compiler bug.
}
