public import ViewTree

/// A text under layers of modifiers, each layer a type around the one below.
@MainActor
public enum Chains {
  /// One layer.
  ///
  /// - Parameter label: the text.
  /// - Returns: the chain.
  public static func one(_ label: String) -> some View { Text(label).opacity(0.1) }

  /// Five layers.
  ///
  /// - Parameter label: the text.
  /// - Returns: the chain.
  public static func five(_ label: String) -> some View { Text(label).fiveLayers() }

  /// Eighteen layers, as many as a screen's deepest view often has.
  ///
  /// - Parameter label: the text.
  /// - Returns: the chain.
  public static func eighteen(_ label: String) -> some View {
    Text(label).fiveLayers().fiveLayers().fiveLayers()
      .opacity(0.1).opacity(0.2).opacity(0.3)
  }

  /// Fifty layers.
  ///
  /// - Parameter label: the text.
  /// - Returns: the chain.
  public static func fifty(_ label: String) -> some View {
    Text(label).fiveLayers().fiveLayers().fiveLayers().fiveLayers().fiveLayers()
      .fiveLayers().fiveLayers().fiveLayers().fiveLayers().fiveLayers()
  }

  /// As many layers, each of them erased.
  ///
  /// - Parameters:
  ///   - label: the text.
  ///   - layers: how many; every five of them are those of the typed chains.
  /// - Returns: the chain.
  public static func erased(_ label: String, layers: Int) -> AnyView {
    var view = AnyView(Text(label))
    let whole = layers / 5 * 5
    for layer in 0..<whole { view = AnyView(view.opacity(Double(layer % 5 + 1) / 10)) }
    for layer in 0..<layers - whole { view = AnyView(view.opacity(Double(layer + 1) / 10)) }
    return view
  }
}

extension View {
  func fiveLayers() -> some View {
    opacity(0.1).opacity(0.2).opacity(0.3).opacity(0.4).opacity(0.5)
  }
}
