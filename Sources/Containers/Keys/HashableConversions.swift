/// A key put into `AnyHashable`.
public enum ToHashable<Content: NumberedKey>: Converting {
  /// Makes the key.
  @inlinable
  public static func source(_ word: UInt64) -> Content { Content(number: word) }

  /// Erases the key.
  ///
  /// - Complexity: One allocation if the key is larger than 24 bytes.
  @inlinable
  public static func convert(_ source: Content) -> AnyHashable { AnyHashable(source) }

  /// The hash of the key.
  @inlinable
  public static func word(of target: AnyHashable) -> UInt64 { hashed(target) }
}

/// A key handed on under its own type.
public enum KeepingKey<Content: NumberedKey>: Converting {
  /// Makes the key.
  @inlinable
  public static func source(_ word: UInt64) -> Content { Content(number: word) }

  /// Copies the key.
  @inlinable
  public static func convert(_ source: Content) -> Content { source }

  /// The hash of the key, which is that of the erased key.
  @inlinable
  public static func word(of target: Content) -> UInt64 { hashed(target) }
}

/// `AnyHashable` to `Any` by `base`.
public enum HashableToBase<Content: NumberedKey>: Converting {
  /// Makes the key and erases it.
  @inlinable
  public static func source(_ word: UInt64) -> AnyHashable { AnyHashable(Content(number: word)) }

  /// Copies the key out of one container into another.
  ///
  /// - Complexity: One allocation if the key is larger than 24 bytes.
  @inlinable
  public static func convert(_ source: AnyHashable) -> Any { source.base }

  /// The hash of the key; 0 for any other type.
  @inlinable
  public static func word(of target: Any) -> UInt64 { (target as? Content).map(hashed) ?? 0 }
}

/// Returns the hash of a key as a word.
@inlinable
func hashed(_ key: some Hashable) -> UInt64 {
  UInt64(bitPattern: Int64(key.hashValue))
}
