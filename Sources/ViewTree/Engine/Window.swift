/// The rows of a lazy container that are on screen or near it.
public final class Window {
  /// The first row on screen.
  public private(set) var first = 0
  private let visible: Int
  private let buffer: Int
  @usableFromInline var madeBefore: Range<Int>
  @usableFromInline var made: Range<Int>
  private var members: [ReactiveNode] = []
  private var taken = 0

  init(visible: Int, buffer: Int) {
    self.visible = visible
    self.buffer = buffer
    made = 0..<(visible + buffer)
    madeBefore = made
  }

  /// The window of a new lazy container, if the host has a screen of limited height.
  @usableFromInline @MainActor static func make(in runtime: Runtime) -> Window? {
    guard let rows = runtime.visibleRows else { return nil }
    let window = Window(visible: rows.visible, buffer: rows.buffer)
    runtime.windows.removeAll { $0.window == nil }
    runtime.windows.append(WeakWindow(window: window))
    return window
  }

  /// Moves the window; rows come and go in the next flush.
  ///
  /// - Parameter row: the first row on screen.
  public func scroll(to row: Int) {
    guard row != first else { return }
    first = row
    // Several moves before one flush must end every row that any of them left.
    if members.allSatisfy({ unsafe !$0.isDirty }) { madeBefore = made }
    let low = max(0, row - buffer / 2)
    made = low..<(low + visible + buffer)
    for member in members { member.invalidate() }
  }

  @usableFromInline func restart() { taken = 0 }

  /// Reserves places for a list's rows.
  ///
  /// - Parameter count: how many.
  /// - Returns: the place of the first.
  @usableFromInline func take(_ count: Int) -> Int {
    defer { taken += count }
    return taken
  }

  @usableFromInline func enter(_ node: ReactiveNode) { members.append(node) }
  @usableFromInline func leave(_ node: ReactiveNode) { members.removeAll { $0 === node } }
}

/// A window that its container owns.
struct WeakWindow {
  weak let window: Window?
}
