import Containers
import Measurement
import Trees
import ViewTree

/// A thousand cells in an environment of which one value changes, which one cell reads.
final class ThemeWork<Root: View>: ScreenWork {
  private let shown: Shown
  private let host: Host<Root>
  private let root: @MainActor (Int, Shown) -> Root

  init(_ root: @escaping @MainActor (Int, Shown) -> Root) {
    let shown = Shown(count: ThemedCell.count)
    self.shown = shown
    self.root = root
    host = Host(root(0, shown), isMetered: false)
  }

  /// Changes the value, flushes, and mixes in what its reader shows.
  func run(_ count: Int) -> UInt64 {
    let (shown, host, root) = (shown, host, root)
    return chained(count) { word in
      host.update(to: root(word.sevenDigits, shown))
      return mixed(word, with: UInt64(shown.value(at: ThemedCell.reader)))
    }
  }
}
