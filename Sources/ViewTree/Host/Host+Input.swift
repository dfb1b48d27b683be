extension Host {
  /// Taps the first element that can be tapped and shows a text, then flushes.
  ///
  /// - Parameter title: the text.
  /// - Returns: whether there was such an element.
  @discardableResult
  public func tap(_ title: String) -> Bool {
    guard let action = tree.element(showing: title, where: { $0.tap })?.tap else { return false }
    action()
    flush()
    return true
  }

  /// Types a text into the first field that shows a title, then flushes.
  ///
  /// - Parameters:
  ///   - text: the text, which takes the place of what was there.
  ///   - title: what tells what to type.
  /// - Returns: whether there was such a field.
  @discardableResult
  public func type(_ text: String, into title: String) -> Bool {
    guard let action = tree.element(showing: title, where: { $0.type })?.type else { return false }
    action(text)
    flush()
    return true
  }

  /// Scrolls every lazy container, then flushes.
  ///
  /// - Parameter row: the first row on screen.
  public func scroll(to row: Int) {
    for window in runtime.windows { window.window?.scroll(to: row) }
    flush()
  }
}
