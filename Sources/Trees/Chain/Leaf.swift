public import ViewTree

/// What reaches the leaf of a chain from outside, as a button of it would.
public final class LeafControl {
  /// The leaf's state, once the leaf is on screen.
  public private(set) var count: Binding<Int>?

  /// Makes a control of a leaf that is not yet on screen.
  public init() {}

  func connect(_ count: Binding<Int>) { self.count = count }
}

/// The leaf of a chain: a view with a state, which it shows.
public struct Leaf: View {
  @State private var count = 0
  let control: LeafControl
  let shown: Shown

  /// Makes a leaf.
  ///
  /// - Parameters:
  ///   - control: what changes its state.
  ///   - shown: where it tells what it shows.
  public init(control: LeafControl, shown: Shown) {
    self.control = control
    self.shown = shown
  }

  /// The leaf.
  public var body: some View {
    let _ = control.connect($count)
    let _ = shown.show(count, at: 0)
    Text("\(count)")
  }
}
