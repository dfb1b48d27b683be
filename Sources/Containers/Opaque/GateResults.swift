/// One function nine times: what it says of the type of its result, and who sees its body.
///
/// `@inlinable` shows the body to every module. A plain public body is shown by the optimizer's
/// own choice (cross-module optimization, which the driver turns on), so a build without it hides
/// the body. `@export(interface)` hides it in every build.
public enum GateResults {
  /// Names the type, body shown.
  @inlinable
  public static func inlinableConcrete(_ key: UInt64) -> Gate { Gate(key: key) }

  /// Says `some`, body shown.
  @inlinable
  public static func inlinableSome(_ key: UInt64) -> some Passing { Gate(key: key) }

  /// Says `any`, body shown.
  @inlinable
  public static func inlinableAny(_ key: UInt64) -> any Passing { Gate(key: key) }

  /// Names the type, body shown if the optimizer likes.
  public static func publicConcrete(_ key: UInt64) -> Gate { Gate(key: key) }

  /// Says `some`, body shown if the optimizer likes.
  public static func publicSome(_ key: UInt64) -> some Passing { Gate(key: key) }

  /// Says `any`, body shown if the optimizer likes.
  public static func publicAny(_ key: UInt64) -> any Passing { Gate(key: key) }

  /// Names the type, body hidden.
  @export(interface)
  public static func hiddenConcrete(_ key: UInt64) -> Gate { Gate(key: key) }

  /// Says `some`, body hidden.
  @export(interface)
  public static func hiddenSome(_ key: UInt64) -> some Passing { Gate(key: key) }

  /// Says `any`, body hidden.
  @export(interface)
  public static func hiddenAny(_ key: UInt64) -> any Passing { Gate(key: key) }
}
