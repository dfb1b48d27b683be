// The bodies are alike on purpose: each is compiled for one type, and hidden from other modules.

extension Bytes8: ExchangedPayload {
  /// Reads the word of an argument of 8 bytes.
  @export(interface)
  public static func receive(_ content: Bytes8) -> UInt64 { content.word }

  /// Reads the word of an argument that may be 8 bytes.
  @export(interface)
  public static func receiveUntyped(_ content: Any) -> UInt64 {
    (content as? Bytes8)?.word ?? 0
  }

  /// Returns 8 bytes.
  @export(interface)
  public static func produce(_ word: UInt64) -> Bytes8 { Bytes8(word: word) }

  /// Returns 8 bytes as `some Payload`.
  @export(interface)
  public static func produceOpaque(_ word: UInt64) -> some Payload { Bytes8(word: word) }

  /// Returns 8 bytes as `any Payload`.
  @export(interface)
  public static func produceErased(_ word: UInt64) -> any Payload { Bytes8(word: word) }

  /// Returns 8 bytes as `Any`.
  @export(interface)
  public static func produceUntyped(_ word: UInt64) -> Any { Bytes8(word: word) }
}

extension Bytes24: ExchangedPayload {
  /// Reads the word of an argument of 24 bytes.
  @export(interface)
  public static func receive(_ content: Bytes24) -> UInt64 { content.word }

  /// Reads the word of an argument that may be 24 bytes.
  @export(interface)
  public static func receiveUntyped(_ content: Any) -> UInt64 {
    (content as? Bytes24)?.word ?? 0
  }

  /// Returns 24 bytes.
  @export(interface)
  public static func produce(_ word: UInt64) -> Bytes24 { Bytes24(word: word) }

  /// Returns 24 bytes as `some Payload`.
  @export(interface)
  public static func produceOpaque(_ word: UInt64) -> some Payload { Bytes24(word: word) }

  /// Returns 24 bytes as `any Payload`.
  @export(interface)
  public static func produceErased(_ word: UInt64) -> any Payload { Bytes24(word: word) }

  /// Returns 24 bytes as `Any`.
  @export(interface)
  public static func produceUntyped(_ word: UInt64) -> Any { Bytes24(word: word) }
}

extension Bytes32: ExchangedPayload {
  /// Reads the word of an argument of 32 bytes.
  @export(interface)
  public static func receive(_ content: Bytes32) -> UInt64 { content.word }

  /// Reads the word of an argument that may be 32 bytes.
  @export(interface)
  public static func receiveUntyped(_ content: Any) -> UInt64 {
    (content as? Bytes32)?.word ?? 0
  }

  /// Returns 32 bytes.
  @export(interface)
  public static func produce(_ word: UInt64) -> Bytes32 { Bytes32(word: word) }

  /// Returns 32 bytes as `some Payload`.
  @export(interface)
  public static func produceOpaque(_ word: UInt64) -> some Payload { Bytes32(word: word) }

  /// Returns 32 bytes as `any Payload`.
  @export(interface)
  public static func produceErased(_ word: UInt64) -> any Payload { Bytes32(word: word) }

  /// Returns 32 bytes as `Any`.
  @export(interface)
  public static func produceUntyped(_ word: UInt64) -> Any { Bytes32(word: word) }
}

extension Bytes256: ExchangedPayload {
  /// Reads the word of an argument of 256 bytes.
  @export(interface)
  public static func receive(_ content: Bytes256) -> UInt64 { content.word }

  /// Reads the word of an argument that may be 256 bytes.
  @export(interface)
  public static func receiveUntyped(_ content: Any) -> UInt64 {
    (content as? Bytes256)?.word ?? 0
  }

  /// Returns 256 bytes.
  @export(interface)
  public static func produce(_ word: UInt64) -> Bytes256 { Bytes256(word: word) }

  /// Returns 256 bytes as `some Payload`.
  @export(interface)
  public static func produceOpaque(_ word: UInt64) -> some Payload { Bytes256(word: word) }

  /// Returns 256 bytes as `any Payload`.
  @export(interface)
  public static func produceErased(_ word: UInt64) -> any Payload { Bytes256(word: word) }

  /// Returns 256 bytes as `Any`.
  @export(interface)
  public static func produceUntyped(_ word: UInt64) -> Any { Bytes256(word: word) }
}
