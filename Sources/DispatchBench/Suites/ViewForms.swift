import Measurement
import Trees

/// The names of the forms of a view tree, and what the reader has to know of each.
extension Variant {
  /// A loop over arrays of structs.
  static let limit: Variant = "limit"
  /// Every type known to the engine's code.
  static let typed: Variant = "typed"
  /// An `if` or `switch` that stays part of the type.
  static let conditional: Variant = "conditional"
  /// One flat enum of all choices.
  static let oneOf: Variant = "oneOf"
  /// Children in an array of `any View`, told apart by their places.
  static let anyViews: Variant = "anyViews"
  /// Children in an array of `any View`, told apart by ids.
  static let keyedAnyViews: Variant = "keyedAnyViews"
  /// One enum of all kinds of node.
  static let nodeEnum: Variant = "nodeEnum"
  /// Children in one parameter pack.
  static let pack: Variant = "pack"
  /// One AnyView, at the root.
  static let anyViewRoot: Variant = "anyViewRoot"
  /// The same source as ``typed``, erased by the compiler.
  static let compilerErased: Variant = "compilerErased"
  /// An AnyView for each view.
  static let anyViewNodes: Variant = "anyViewNodes"
  /// An AnyView for each row.
  static let anyViewRows: Variant = "anyViewRows"
  /// The typed tree, through an engine that is not specialised.
  static let framework: Variant = "framework"
  /// An AnyView for each row, erased and updated by code that is not specialised.
  static let frameworkAnyView: Variant = "frameworkAnyView"
}

/// What the notes of the rows on view trees say of how the engine's code is compiled.
enum EngineNote {
  static let specialized = "engine specialised for the tree's types"
  static let witnesses = "engine called through witnesses, as a framework's is"
  static let none = "no view and no engine"
  static let array = "the array of views is an input that cannot be compared: its owner always runs"
  static let places =
    "rows are told apart by their places: other elements change than in the other forms"
  static let kinds = "no row has a body that could be left out: every node is visited"
}

extension Comparison {
  /// A table that changes and changes back: two updates an iteration, counted for each row.
  ///
  /// One that keeps rows has a row closure that is the same in every update.
  static func table(
    _ family: String,
    _ change: TableChange,
    keepsRows: Bool = false,
    rows: Int,
    isLarge: Bool = false,
    @FormBuilder forms: () -> [Form]
  ) -> Comparison {
    Comparison(
      family,
      operation(change) + (keepsRows ? "Kept" : ""),
      parameter: sizeName(rows),
      operationsPerIteration: 2 * rows,
      isLarge: isLarge,
      forms: forms
    )
  }

  /// A change as names spell it.
  static func operation(_ change: TableChange) -> String {
    "table" + change.rawValue.prefix(1).uppercased() + change.rawValue.dropFirst()
  }

  /// A number of rows as names spell it.
  static func sizeName(_ rows: Int) -> String {
    rows >= 1_000 && rows.isMultiple(of: 1_000) ? "\(rows / 1_000)k" : "\(rows)"
  }
}
