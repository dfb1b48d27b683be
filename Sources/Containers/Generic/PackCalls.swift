/// A word passed through four things, by how a function takes four arguments of different types.
public enum PackCalls {
  /// Four named types; body hidden, so that a call is made.
  @export(interface)
  public static func concrete(
    _ word: UInt64,
    _ first: Gate,
    _ second: Sieve,
    _ third: Gate,
    _ fourth: Sieve
  ) -> UInt64 {
    fourth.pass(third.pass(second.pass(first.pass(word))))
  }

  /// Four type parameters; body shown.
  @inlinable
  public static func four<A: Passing, B: Passing, C: Passing, D: Passing>(
    _ word: UInt64,
    _ first: A,
    _ second: B,
    _ third: C,
    _ fourth: D
  ) -> UInt64 {
    fourth.pass(third.pass(second.pass(first.pass(word))))
  }

  /// One parameter pack; body shown.
  @inlinable
  public static func pack<each P: Passing>(_ word: UInt64, _ gates: repeat each P) -> UInt64 {
    var word = word
    for gate in repeat each gates { word = gate.pass(word) }
    return word
  }

  /// One parameter pack; body hidden.
  @export(interface)
  public static func hiddenPack<each P: Passing>(_ word: UInt64, _ gates: repeat each P) -> UInt64 {
    var word = word
    for gate in repeat each gates { word = gate.pass(word) }
    return word
  }

  /// As many existentials as the caller likes, which the caller puts into an array.
  @export(interface)
  public static func variadic(_ word: UInt64, _ gates: any Passing...) -> UInt64 {
    var word = word
    for index in gates.indices { word = gates[index].pass(word) }
    return word
  }
}
