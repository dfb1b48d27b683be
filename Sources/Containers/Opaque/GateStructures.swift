/// Results with a part whose type is named, opaque or erased: pairs, optionals and arrays.
///
/// SE-0328 lets `some` stand inside a result. All bodies are hidden.
public enum GateStructures {
  /// How many gates an array holds.
  @inlinable public static var arrayLength: Int { 4 }

  /// Two things of named types.
  @export(interface)
  public static func concretePair(_ key: UInt64) -> (Gate, Sieve) {
    (Gate(key: key), Sieve(key: key))
  }

  /// Two things of opaque types.
  @export(interface)
  public static func somePair(_ key: UInt64) -> (some Passing, some Passing) {
    (Gate(key: key), Sieve(key: key))
  }

  /// Two existentials.
  @export(interface)
  public static func anyPair(_ key: UInt64) -> (any Passing, any Passing) {
    (Gate(key: key), Sieve(key: key))
  }

  /// A thing of a named type, or nothing if the key is 0.
  @export(interface)
  public static func concreteOptional(_ key: UInt64) -> Gate? {
    key != 0 ? Gate(key: key) : nil
  }

  /// A thing of an opaque type, or nothing if the key is 0.
  @export(interface)
  public static func someOptional(_ key: UInt64) -> (some Passing)? {
    key != 0 ? Gate(key: key) : nil
  }

  /// An existential, or nothing if the key is 0.
  @export(interface)
  public static func anyOptional(_ key: UInt64) -> (any Passing)? {
    key != 0 ? Gate(key: key) : nil
  }

  /// Things of a named type.
  @export(interface)
  public static func concreteArray(_ key: UInt64) -> [Gate] {
    Array(repeating: Gate(key: key), count: arrayLength)
  }

  /// Things of an opaque type.
  @export(interface)
  public static func someArray(_ key: UInt64) -> [some Passing] {
    Array(repeating: Gate(key: key), count: arrayLength)
  }

  /// Existentials.
  @export(interface)
  public static func anyArray(_ key: UInt64) -> [any Passing] {
    Array(repeating: Gate(key: key) as any Passing, count: arrayLength)
  }
}
