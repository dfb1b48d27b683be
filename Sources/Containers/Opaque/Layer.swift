/// Something to pass a word through, and one step more: the type grows by a layer with each
/// modifier, as in SwiftUI, and the value by eight bytes.
@frozen
public struct Layer<Content: Passing>: Passing {
  @usableFromInline let content: Content
  @usableFromInline let key: UInt64

  /// Puts a layer around `content`.
  @inlinable
  public init(_ content: Content, key: UInt64) {
    self.content = content
    self.key = key
  }

  /// Passes a word through the content, then scrambles it with the key of the layer.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 { (content.pass(word) ^ key) &* Scramble.three }
}

extension Layer: KeyedPassing where Content: KeyedPassing {
  /// Makes all layers with one key.
  @inlinable
  public init(key: UInt64) { self.init(Content(key: key), key: key) }
}

extension Passing {
  /// Puts a layer around, of which the caller learns only that a word passes through.
  @inlinable
  public func layered(_ key: UInt64) -> some Passing { Layer(self, key: key) }

  /// Puts five layers around.
  @inlinable
  public func layeredFive(_ key: UInt64) -> some Passing {
    layered(key).layered(key).layered(key).layered(key).layered(key)
  }
}

/// The same step around an existential: 48 bytes, so that the next existential needs a box.
@frozen
public struct ErasedLayer: Passing {
  @usableFromInline let content: any Passing
  @usableFromInline let key: UInt64

  /// Puts a layer around `content`.
  @inlinable
  public init(_ content: any Passing, key: UInt64) {
    self.content = content
    self.key = key
  }

  /// Passes a word through the content, then scrambles it with the key of the layer.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 { (content.pass(word) ^ key) &* Scramble.three }
}

/// Puts an erased layer around `content`; the body is hidden, as that of a library's modifier.
@export(interface)
public func erasedLayer(_ content: any Passing, key: UInt64) -> any Passing {
  ErasedLayer(content, key: key)
}
