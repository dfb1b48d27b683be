import Containers
import Measurement
import Trees
import ViewTree

/// What is done with a long list.
enum FeedAction: Sendable {
  /// It is shown and taken away.
  case mount
  /// It gets another first number, and with it other texts.
  case update
  /// It is scrolled so many rows down, and back.
  case scroll(by: Int)

}

/// A list of which 17 rows are on screen and 8 more are kept ready.
final class FeedWork<Root: Feed>: ScreenWork {
  private let action: FeedAction
  private let rows: Int
  private let shown: Shown
  private let host: Host<Root>

  static var screen: VisibleRows { VisibleRows(visible: 17, buffer: 8) }

  init(_ action: FeedAction, rows: Int) {
    self.action = action
    self.rows = rows
    shown = Shown(count: rows)
    host = Host(
      Root(count: rows, first: 1_000_000, shown: shown),
      isMetered: false,
      visibleRows: Self.screen
    )
  }

  func run(_ count: Int) -> UInt64 {
    switch action {
    case .mount: mount(count)
    case .update: update(count)
    case .scroll(let distance): scroll(count, by: distance)
    }
  }

  private func mount(_ count: Int) -> UInt64 {
    let (rows, shown) = (rows, shown)
    return chained(count) { word in
      let root = Root(count: rows, first: word.sevenDigits, shown: shown)
      let host = Host(root, isMetered: false, visibleRows: Self.screen)
      host.unmount()
      return mixed(word, with: UInt64(shown.value(at: word.place(among: 17))))
    }
  }

  private func update(_ count: Int) -> UInt64 {
    let (rows, shown, host) = (rows, shown, host)
    return chained(count) { word in
      host.update(to: Root(count: rows, first: word.sevenDigits, shown: shown))
      return mixed(word, with: UInt64(shown.value(at: word.place(among: 17))))
    }
  }

  /// Starts in the middle of the list, where there are rows on both sides.
  private func scroll(_ count: Int, by distance: Int) -> UInt64 {
    let (shown, host, start) = (shown, host, rows / 2)
    host.update(to: Root(count: rows, first: 1_000_000, shown: shown))
    host.scroll(to: start)
    return chained(count) { word in
      host.scroll(to: start + distance)
      let below = UInt64(shown.value(at: start + distance + word.place(among: 17)))
      host.scroll(to: start)
      let above = UInt64(shown.value(at: start + word.place(among: 17)))
      return mixed(mixed(word, with: below), with: above)
    }
  }
}
