/// How much of a lazy container is made.
public struct VisibleRows: Sendable {
  /// Rows on screen.
  public let visible: Int
  /// Rows kept ready beside them, half on either side once there is room.
  public let buffer: Int

  /// Says how much of a lazy container is made.
  ///
  /// - Parameters:
  ///   - visible: rows on screen.
  ///   - buffer: rows kept ready.
  public init(visible: Int, buffer: Int) {
    self.visible = visible
    self.buffer = buffer
  }
}
