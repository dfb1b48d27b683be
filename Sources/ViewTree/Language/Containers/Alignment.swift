/// How views of different widths line up.
@frozen public enum HorizontalAlignment: Sendable {
  /// At the side where reading starts.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}

/// How views of different heights line up.
@frozen public enum VerticalAlignment: Sendable {
  /// At the upper edge.
  case top
  /// In the middle.
  case center
  /// At the lower edge.
  case bottom
}

/// How views of different sizes line up.
@frozen public enum Alignment: Sendable {
  /// In the middle.
  case center
  /// At the side where reading starts.
  case leading
  /// At the side where reading ends.
  case trailing
  /// At the upper edge.
  case top
  /// At the lower edge.
  case bottom
  /// In the upper corner where reading starts.
  case topLeading
  /// In the upper corner where reading ends.
  case topTrailing
  /// In the lower corner where reading starts.
  case bottomLeading
  /// In the lower corner where reading ends.
  case bottomTrailing
}
