public import ViewTree

/// Rows that read a store, each as a view with a body of its own.
public protocol Dashboard: View, SendableMetatype {
  /// What the rows read.
  associatedtype Store: DashboardStore

  /// Shows a store.
  ///
  /// - Parameters:
  ///   - store: what the rows read.
  ///   - shown: where they tell what they show.
  init(store: Store, shown: Shown)
}

/// Typed rows that observe properties.
public struct TrackedDashboard: Dashboard {
  let store: TrackedStore
  let shown: Shown

  /// Shows a store.
  public init(store: TrackedStore, shown: Shown) {
    self.store = store
    self.shown = shown
  }

  /// The rows.
  public var body: some View {
    VStack {
      ForEach(0..<DashboardProperty.rows, id: \.self) { row in
        TrackedRow(store: store, row: row, shown: shown)
      }
    }
  }
}

/// The same with each row erased.
public struct ErasedTrackedDashboard: Dashboard {
  let store: TrackedStore
  let shown: Shown

  /// Shows a store.
  public init(store: TrackedStore, shown: Shown) {
    self.store = store
    self.shown = shown
  }

  /// The rows.
  public var body: some View {
    VStack {
      ForEach(0..<DashboardProperty.rows, id: \.self) { row in
        AnyView(TrackedRow(store: store, row: row, shown: shown))
      }
    }
  }
}

/// Typed rows that observe the store as a whole.
public struct AnnouncedDashboard: Dashboard {
  let store: AnnouncedStore
  let shown: Shown

  /// Shows a store.
  public init(store: AnnouncedStore, shown: Shown) {
    self.store = store
    self.shown = shown
  }

  /// The rows.
  public var body: some View {
    VStack {
      ForEach(0..<DashboardProperty.rows, id: \.self) { row in
        AnnouncedRow(store: store, row: row, shown: shown)
      }
    }
  }
}

/// The same with each row erased.
public struct ErasedAnnouncedDashboard: Dashboard {
  let store: AnnouncedStore
  let shown: Shown

  /// Shows a store.
  public init(store: AnnouncedStore, shown: Shown) {
    self.store = store
    self.shown = shown
  }

  /// The rows.
  public var body: some View {
    VStack {
      ForEach(0..<DashboardProperty.rows, id: \.self) { row in
        AnyView(AnnouncedRow(store: store, row: row, shown: shown))
      }
    }
  }
}
