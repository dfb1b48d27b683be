/// One generic function, by who sees its body, and beside it what it is compared with.
///
/// A client can specialise what it sees. Where the body is hidden, the function is entered with
/// metadata and a witness table, unless it was specialised in advance.
public enum VisibleCalls {
  /// Body shown to every module.
  @inlinable
  public static func inlinable<P: Passing>(_ gate: P, _ word: UInt64) -> UInt64 { gate.pass(word) }

  /// Body shown if the optimizer likes.
  public static func plain<P: Passing>(_ gate: P, _ word: UInt64) -> UInt64 { gate.pass(word) }

  /// Body hidden.
  @export(interface)
  public static func hidden<P: Passing>(_ gate: P, _ word: UInt64) -> UInt64 { gate.pass(word) }

  /// Body hidden, written with `some`, which is another spelling of the same.
  @export(interface)
  public static func hiddenSome(_ gate: some Passing, _ word: UInt64) -> UInt64 { gate.pass(word) }

  /// Body hidden, with a version for gates that it turns to when it is entered with one (SE-0460).
  @export(interface)
  @specialized(where P == Gate)
  public static func specialized<P: Passing>(_ gate: P, _ word: UInt64) -> UInt64 {
    gate.pass(word)
  }

  /// Body hidden, nothing generic about it.
  @export(interface)
  public static func concrete(_ gate: Gate, _ word: UInt64) -> UInt64 { gate.pass(word) }

  /// Body hidden, nothing generic about it.
  @export(interface)
  public static func concrete(_ sieve: Sieve, _ word: UInt64) -> UInt64 { sieve.pass(word) }

  /// Body hidden, argument erased.
  @export(interface)
  public static func erased(_ gate: any Passing, _ word: UInt64) -> UInt64 { gate.pass(word) }
}
