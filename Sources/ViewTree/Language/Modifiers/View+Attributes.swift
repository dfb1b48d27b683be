extension View {
  /// Leaves room around the view.
  ///
  /// - Parameters:
  ///   - edges: at which sides.
  ///   - length: how much, in points; nil leaves it to the host.
  /// - Returns: the view with room around it.
  @inlinable public func padding(
    _ edges: Edge.Set = .all,
    _ length: Double? = nil
  ) -> ModifiedContent<Self, PaddingModifier> {
    modifier(PaddingModifier(edges: edges, length: length))
  }

  /// Leaves room around the view.
  ///
  /// - Parameter length: how much, in points.
  /// - Returns: the view with room around it.
  @inlinable public func padding(
    _ length: Double
  ) -> ModifiedContent<Self, PaddingModifier> {
    modifier(PaddingModifier(edges: .all, length: length))
  }

  /// Lets what is behind the view show through.
  ///
  /// - Parameter opacity: from 0, invisible, to 1.
  /// - Returns: the view, drawn so.
  @inlinable public func opacity(_ opacity: Double) -> ModifiedContent<Self, OpacityModifier> {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Sets the text in the view.
  ///
  /// - Parameter font: the font; nil leaves it to the host.
  /// - Returns: the view, set so.
  public func font(_ font: Font?) -> ModifiedContent<Self, NamedModifier> {
    modifier(NamedModifier("font", font?.name ?? "default"))
  }

  /// Sets the text in the view heavy.
  ///
  /// - Parameter isActive: whether to.
  /// - Returns: the view, set so.
  public func bold(_ isActive: Bool = true) -> ModifiedContent<Self, NamedModifier> {
    modifier(NamedModifier("bold", "\(isActive)"))
  }

  /// Fills what the view draws.
  ///
  /// - Parameter style: with what.
  /// - Returns: the view, drawn so.
  public func foregroundStyle(_ style: some ShapeStyle) -> ModifiedContent<Self, NamedModifier> {
    modifier(NamedModifier("foregroundStyle", style.name))
  }

  /// Fills what the view draws.
  ///
  /// - Parameter color: with which color; nil leaves it to the host.
  /// - Returns: the view, drawn so.
  public func foregroundColor(_ color: Color?) -> ModifiedContent<Self, NamedModifier> {
    modifier(NamedModifier("foregroundStyle", color?.name ?? "default"))
  }

  /// Fills the surface behind the view.
  ///
  /// - Parameter style: with what.
  /// - Returns: the view on that surface.
  public func background(_ style: some ShapeStyle) -> ModifiedContent<Self, NamedModifier> {
    modifier(NamedModifier("background", style.name))
  }

  /// Gives the view a size.
  ///
  /// - Parameters:
  ///   - width: in points; nil leaves it to the host.
  ///   - height: in points; nil leaves it to the host.
  ///   - alignment: where the view stands in it.
  /// - Returns: the view of that size.
  public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, NamedModifier> {
    modifier(NamedModifier("frame", "\(width ?? .nan) \(height ?? .nan) \(alignment)"))
  }

  /// Limits the view's size.
  ///
  /// - Parameters:
  ///   - minWidth: in points; nil is no limit.
  ///   - maxWidth: in points; nil is no limit.
  ///   - minHeight: in points; nil is no limit.
  ///   - maxHeight: in points; nil is no limit.
  ///   - alignment: where the view stands in it.
  /// - Returns: the view within the limits.
  @_disfavoredOverload
  public func frame(
    minWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, NamedModifier> {
    let limits = [minWidth, maxWidth, minHeight, maxHeight].map { $0.map { "\($0)" } ?? "none" }
    return modifier(
      NamedModifier("limits", limits.joined(separator: " ") + " \(alignment)")
    )
  }

  /// Rounds the view's corners.
  ///
  /// - Parameter radius: in points.
  /// - Returns: the view with round corners.
  public func cornerRadius(_ radius: Double) -> ModifiedContent<Self, NamedModifier> {
    modifier(NamedModifier("cornerRadius", "\(radius)"))
  }

  /// Lets the view take no taps.
  ///
  /// - Parameter isDisabled: whether to.
  /// - Returns: the view.
  public func disabled(_ isDisabled: Bool) -> ModifiedContent<Self, NamedModifier> {
    modifier(NamedModifier("disabled", "\(isDisabled)"))
  }

  /// Names the screen that the view is.
  ///
  /// - Parameter title: its name.
  /// - Returns: the view with a name.
  public func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> ModifiedContent<Self, NamedModifier> {
    modifier(NamedModifier("navigationTitle", String(title)))
  }
}
