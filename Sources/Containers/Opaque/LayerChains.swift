/// Five layers, by name.
public typealias FiveLayers<Content: Passing> = Layer<Layer<Layer<Layer<Layer<Content>>>>>
/// Ten layers, by name.
public typealias TenLayers<Content: Passing> = FiveLayers<FiveLayers<Content>>
/// Twenty-five layers, by name.
public typealias TwentyFiveLayers<Content: Passing> = TenLayers<TenLayers<FiveLayers<Content>>>
/// Forty-eight layers, by name: with a gate inside, 49 types.
public typealias FortyEightLayers<Content: Passing> = TwentyFiveLayers<
  TenLayers<TenLayers<Layer<Layer<Layer<Content>>>>>
>
/// Fifty layers, by name: with a gate inside, 51 types.
public typealias FiftyLayers<Content: Passing> = TwentyFiveLayers<TwentyFiveLayers<Content>>

/// Gates in layers, made by modifiers that return `some Passing`.
public enum OpaqueChain {
  /// One layer.
  @inlinable
  public static func one(_ key: UInt64) -> some Passing { Gate(key: key).layered(key) }

  /// Five layers.
  @inlinable
  public static func five(_ key: UInt64) -> some Passing { Gate(key: key).layeredFive(key) }

  /// Ten layers.
  @inlinable
  public static func ten(_ key: UInt64) -> some Passing { five(key).layeredFive(key) }

  /// Twenty-five layers.
  @inlinable
  public static func twentyFive(_ key: UInt64) -> some Passing {
    ten(key).layeredFive(key).layeredFive(key).layeredFive(key)
  }

  /// Forty-eight layers.
  @inlinable
  public static func fortyEight(_ key: UInt64) -> some Passing {
    twentyFive(key).layeredFive(key).layeredFive(key).layeredFive(key).layeredFive(key)
      .layered(key).layered(key).layered(key)
  }

  /// Fifty layers.
  @inlinable
  public static func fifty(_ key: UInt64) -> some Passing {
    twentyFive(key).layeredFive(key).layeredFive(key).layeredFive(key).layeredFive(key)
      .layeredFive(key)
  }
}

/// Gates in layers, made by modifiers that return `any Passing`.
public enum ErasedChain {
  /// As many layers as wanted, one call each.
  @inlinable
  public static func layers(_ count: Int, _ key: UInt64) -> any Passing {
    var content: any Passing = Gate(key: key)
    for _ in 0..<count { content = erasedLayer(content, key: key) }
    return content
  }
}
