/// How many elements the arrays of this room have.
public let convertedLength: Int = 16

/// An array of payloads handed on under its own type: one reference more to the same elements.
public enum KeepingArray<Content: Payload>: Converting {
  /// Makes an array of equal payloads.
  public static func source(_ word: UInt64) -> [Content] { repeated(Content(word: word)) }

  /// Copies the array's reference.
  @inlinable
  public static func convert(_ source: [Content]) -> [Content] { source }

  /// The word of the last element.
  @inlinable
  public static func word(of target: [Content]) -> UInt64 { target[convertedLength - 1].word }
}

/// `[Content]` to `[any Payload]`.
public enum ArrayToErased<Content: Payload>: Converting {
  /// Makes an array of equal payloads.
  public static func source(_ word: UInt64) -> [Content] { repeated(Content(word: word)) }

  /// Converts every element.
  ///
  /// - Complexity: One allocation for the array, and one an element if the payload is boxed.
  @inlinable
  public static func convert(_ source: [Content]) -> [any Payload] { source }

  /// The word of the last element.
  @inlinable
  public static func word(of target: [any Payload]) -> UInt64 { target[convertedLength - 1].word }
}

/// `[any Payload]` to `[Any]`.
public enum ErasedArrayToUntyped<Content: Payload>: Converting {
  /// Makes an array of equal payloads.
  public static func source(_ word: UInt64) -> [any Payload] { repeated(Content(word: word)) }

  /// Converts every element.
  ///
  /// - Complexity: One allocation for the array, and one an element if the payload is boxed.
  @inlinable
  public static func convert(_ source: [any Payload]) -> [Any] { source }

  /// The word of the last element, cast back; 0 for any other type.
  @inlinable
  public static func word(of target: [Any]) -> UInt64 {
    (target[convertedLength - 1] as? Content)?.word ?? 0
  }
}

/// `[any RefinedPayload]` to `[any Payload]`.
public enum RefinedArrayToErased<Content: RefinedPayload>: Converting {
  /// Makes an array of equal payloads.
  public static func source(_ word: UInt64) -> [any RefinedPayload] {
    repeated(Content(word: word))
  }

  /// Converts every element.
  ///
  /// - Complexity: One allocation for the array, and one an element if the payload is boxed.
  @inlinable
  public static func convert(_ source: [any RefinedPayload]) -> [any Payload] { source }

  /// The word of the last element.
  @inlinable
  public static func word(of target: [any Payload]) -> UInt64 { target[convertedLength - 1].word }
}

/// `[any Payload & Labelled]` to `[any Payload]`.
public enum CompositionArrayToErased<Content: Payload & Labelled>: Converting {
  /// Makes an array of equal payloads.
  public static func source(_ word: UInt64) -> [any Payload & Labelled] {
    repeated(Content(word: word))
  }

  /// Converts every element.
  ///
  /// - Complexity: One allocation for the array, and one an element if the payload is boxed.
  @inlinable
  public static func convert(_ source: [any Payload & Labelled]) -> [any Payload] { source }

  /// The word of the last element.
  @inlinable
  public static func word(of target: [any Payload]) -> UInt64 { target[convertedLength - 1].word }
}

/// `[any UnitPayload<UInt64>]` to `[any Payload]`.
public enum ConstrainedArrayToErased<Content: UnitPayload<UInt64>>: Converting {
  /// Makes an array of equal payloads.
  public static func source(_ word: UInt64) -> [any UnitPayload<UInt64>] {
    repeated(Content(word: word))
  }

  /// Converts every element.
  ///
  /// - Complexity: One allocation for the array, and one an element if the payload is boxed.
  @inlinable
  public static func convert(_ source: [any UnitPayload<UInt64>]) -> [any Payload] { source }

  /// The word of the last element.
  @inlinable
  public static func word(of target: [any Payload]) -> UInt64 { target[convertedLength - 1].word }
}

/// `[any Payload & Sendable]` to `[any Payload]`: the elements have one layout, and yet the array
/// is built anew.
public enum SendableArrayToErased<Content: Payload & Sendable>: Converting {
  /// Makes an array of equal payloads.
  public static func source(_ word: UInt64) -> [any Payload & Sendable] {
    repeated(Content(word: word))
  }

  /// Converts every element.
  @inlinable
  public static func convert(_ source: [any Payload & Sendable]) -> [any Payload] { source }

  /// The word of the last element.
  @inlinable
  public static func word(of target: [any Payload]) -> UInt64 { target[convertedLength - 1].word }
}

private func repeated<Element>(_ element: Element) -> [Element] {
  Array(repeating: element, count: convertedLength)
}
