import Trees
import ViewTree

/// One way to write the table.
///
/// The loops are generic over the form and specialised for it, as a program's own code is; forms
/// of the name `framework` say what it costs if they are not.
@MainActor
protocol TableForm: SendableMetatype {
  /// The rows as the module that shows them knows them.
  associatedtype Data
  /// The table that makes its rows when it is shown.
  associatedtype Table: View

  /// Gives the rows to the module that shows them.
  static func data(_ items: [TableItem]) -> Data
  /// Makes the value that stands for the whole table.
  static func table(_ data: Data) -> Table
  /// What a change has in common with the same change in the other forms.
  static func shared(_ change: TableChange) -> SharedWork
}

/// One way to write the table, with its values apart from showing it.
@MainActor
protocol BuiltTableForm: TableForm {
  /// The table whose rows were made before.
  associatedtype Built: View

  /// Makes the table with its rows.
  static func built(_ data: Data) -> Built
  /// Makes every value that showing the table makes, and nothing of the engine.
  static func make(_ data: Data)
}

extension TableForm {
  static func shared(_ change: TableChange) -> SharedWork { .everything }
}

/// Rows for a table of `Trees`.
@MainActor
struct TableData {
  let items: [TableItem]
  let store = TableData.store

  /// The one store of all tables: a row with another store would be another row.
  private static let store = TableStore(items: [])
}

extension TableForm where Data == TableData {
  static func data(_ items: [TableItem]) -> TableData { TableData(items: items) }
}
