// claim: A08
// why: Conforming to Equatable says how to compare with oneself, not with another conformer.
// swiftc -typecheck: refused

func compare(_ left: any Equatable, _ right: any Equatable) -> Bool {
  left == right  // refused: cannot be applied to two 'any Equatable' operands
}

func find(_ value: any Equatable, in row: [any Equatable]) -> Int? {
  row.firstIndex(of: value)  // refused: type 'any Equatable' cannot conform to 'Equatable'
}
