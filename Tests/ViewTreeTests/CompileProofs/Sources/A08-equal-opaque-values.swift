// claim: A08
// why: Two results of one opaque function are of one type, so == and one array hold them.
// swiftc -typecheck: compiles

func number(_ value: Int) -> some Comparable { value }

func useThem() -> Bool {
  let row = [number(3), number(1)]
  return number(1) == number(1) && row.contains(number(3)) && row.sorted().first == number(1)
}
