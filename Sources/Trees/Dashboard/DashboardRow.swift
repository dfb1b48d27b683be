public import ViewTree

/// A row that shows a property of a store that is observed by property.
public struct TrackedRow: View {
  let store: TrackedStore
  let row: Int
  let shown: Shown

  /// The row.
  public var body: some View {
    let value = store.value(forRow: row)
    let _ = shown.show(value, at: row)
    Text("\(value)")
  }
}

/// A row that shows a property of a store that is observed as a whole.
public struct AnnouncedRow: View {
  @ObservedObject var store: AnnouncedStore
  let row: Int
  let shown: Shown

  /// The row.
  public var body: some View {
    let value = store.value(forRow: row)
    let _ = shown.show(value, at: row)
    Text("\(value)")
  }
}
