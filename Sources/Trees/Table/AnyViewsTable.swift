public import ViewTree

/// The table as a container that is handed its rows in an array of `any View`.
///
/// The array is the container's input. Nothing can compare two arrays of views of any type, so that
/// the container runs at each update, where the other tables compare the items they are made from.
public struct AnyViewsTable: View {
  let rows: [any View]

  /// Shows rows, which are told apart by their places.
  ///
  /// - Parameter rows: the rows, in order.
  public init(_ rows: [any View]) {
    self.rows = rows
  }

  /// The table.
  public var body: some View { VStack { AnyViews(rows) } }

  /// Makes the rows.
  ///
  /// - Parameters:
  ///   - items: what the rows say, in order.
  ///   - store: where their buttons send what they are asked.
  /// - Returns: the rows.
  @MainActor public static func rows(_ items: [TableItem], store: TableStore) -> [any View] {
    items.map { TableRow(item: $0, store: store) }
  }
}

/// The same container, which is handed an id with each row.
public struct KeyedAnyViewsTable: View {
  let rows: [KeyedAnyView<Int>]

  /// Shows rows, which are told apart by their ids.
  ///
  /// - Parameter rows: the rows, in order.
  public init(_ rows: [KeyedAnyView<Int>]) {
    self.rows = rows
  }

  /// The table.
  public var body: some View { VStack { KeyedAnyViews(rows) } }

  /// Makes the rows.
  ///
  /// - Parameters:
  ///   - items: what the rows say, in order.
  ///   - store: where their buttons send what they are asked.
  /// - Returns: the rows with their ids.
  @MainActor public static func rows(
    _ items: [TableItem],
    store: TableStore
  ) -> [KeyedAnyView<Int>] {
    items.map { KeyedAnyView(id: $0.id, TableRow(item: $0, store: store)) }
  }
}
