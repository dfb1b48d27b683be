import Containers
import Measurement
import Trees
import ViewTree

/// A dashboard of which one property changes with every pass.
final class DashboardWork<Root: Dashboard>: ScreenWork {
  private let property: DashboardProperty
  private let store = Root.Store()
  private let shown = Shown(count: DashboardProperty.rows)
  private let host: Host<Root>

  init(_ property: DashboardProperty) {
    self.property = property
    host = Host(Root(store: store, shown: shown), isMetered: false)
  }

  /// Changes the property, flushes, and mixes in what one of its readers shows.
  func run(_ count: Int) -> UInt64 {
    let (store, shown, host, property) = (store, shown, host, property)
    return chained(count) { word in
      store.set(property, to: word.sevenDigits)
      host.flush()
      let reader = property.firstReader + word.place(among: property.readers)
      return mixed(word, with: UInt64(shown.value(at: reader)))
    }
  }
}
