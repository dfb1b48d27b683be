import Measurement
import Trees

/// The table whose row closure captures the store alone and is the same in every update: rows whose
/// items are what they were are kept, and neither described nor compared.
///
/// Where nothing changes at all the whole table is cut off above its rows, however they are written.
extension ViewUpdateSuite {
  static let kept =
    [TableChange.every10th, .swap, .prepend].map { keeping($0, rows: 100) }
    + [TableChange.swap, .prepend].map { few($0, rows: 10) }
    + [TableChange.every10th, .swap, .prepend].map { keeping($0, rows: 1_000, isLarge: true) }

  private static func keeping(
    _ change: TableChange,
    rows: Int,
    isLarge: Bool = false
  ) -> Comparison {
    .table("ViewUpdate", change, keepsRows: true, rows: rows, isLarge: isLarge) {
      form(.typed, KeepingForm.self, change, rows)
      limit(change, rows)
      form(.anyViewRoot, KeepingErasedRootForm.self, change, rows)
      form(.anyViewRows, KeepingAnyViewRows.self, change, rows)
      form(.anyViewNodes, KeepingAnyViewNodes.self, change, rows)
      form(.compilerErased, KeepingCompilerErasedForm.self, change, rows)
      framework(.framework, KeepingForm.self, change, rows)
      framework(.frameworkAnyView, KeepingFrameworkErasedForm.self, change, rows)
    }
  }

  /// A shorter table, which retains and allocates as much as a longer one: nothing for a row kept.
  private static func few(_ change: TableChange, rows: Int) -> Comparison {
    .table("ViewUpdate", change, keepsRows: true, rows: rows) {
      form(.typed, KeepingForm.self, change, rows)
      limit(change, rows)
    }
  }

  private static func limit(_ change: TableChange, _ rows: Int) -> Form {
    Form(.limit, leaves: .nothing, note: EngineNote.none) { PlainKernel.update(change, rows: rows) }
  }
}
