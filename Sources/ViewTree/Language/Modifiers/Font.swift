/// How text is set, by name.
public struct Font: Equatable, Sendable {
  let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// The largest title.
  public static let largeTitle = Font("largeTitle")
  /// A title.
  public static let title = Font("title")
  /// A smaller title.
  public static let title2 = Font("title2")
  /// The smallest title.
  public static let title3 = Font("title3")
  /// A heading.
  public static let headline = Font("headline")
  /// Below a heading.
  public static let subheadline = Font("subheadline")
  /// Running text.
  public static let body = Font("body")
  /// Set apart.
  public static let callout = Font("callout")
  /// Below a picture.
  public static let caption = Font("caption")
  /// At the foot.
  public static let footnote = Font("footnote")

  /// How heavy text is.
  public enum Weight: String, Sendable {
    /// Light.
    case light
    /// Normal.
    case regular
    /// Between normal and heavy.
    case medium
    /// Nearly heavy.
    case semibold
    /// Heavy.
    case bold
  }

  /// The system's font of a size.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - weight: how heavy.
  /// - Returns: the font.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font("system \(size) \(weight.rawValue)")
  }

  /// The same font, heavy.
  ///
  /// - Returns: the font.
  public func bold() -> Font { Font("\(name) bold") }
}
