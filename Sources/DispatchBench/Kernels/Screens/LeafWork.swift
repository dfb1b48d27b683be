import Containers
import Measurement
import Trees
import ViewTree

/// A chain of views whose leaf changes its state.
final class LeafWork<Root: View>: ScreenWork {
  private let control: LeafControl
  private let shown: Shown
  private let host: Host<Root>

  init(_ chain: @MainActor (Leaf) -> Root) {
    let (control, shown) = (LeafControl(), Shown(count: 1))
    self.control = control
    self.shown = shown
    host = Host(chain(Leaf(control: control, shown: shown)), isMetered: false)
  }

  /// Writes the state, flushes, and mixes in what the leaf shows.
  func run(_ count: Int) -> UInt64 {
    let (control, shown, host) = (control, shown, host)
    return chained(count) { word in
      control.count?.wrappedValue = word.sevenDigits
      host.flush()
      return mixed(word, with: UInt64(shown.value(at: 0)))
    }
  }
}
