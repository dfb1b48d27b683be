import Measurement
import Trees

/// What bringing a mounted tree to a new value costs: building it, comparing it, committing it.
enum ViewUpdateSuite {
  static let suite = Suite(
    family: "ViewUpdate",
    question: "What does an update of a view tree cost, by how the tree is erased?",
    benchmarks: ViewCounts.declared(tables + kept + arrays + shapes)
  )

  private static let tables =
    [TableChange.every10th, .same, .swap, .prepend].map { table($0, rows: 100) }
    + [table(.same, rows: 10, isLarge: true)] + sizes(10) + sizes(1_000) + rest

  /// What a standard run leaves out.
  private static let rest =
    [TableChange.swap, .prepend].flatMap { change in
      [table(change, rows: 10, isLarge: true), unspecialized(change, rows: 100)]
    }
    + [TableChange.same, .swap, .prepend].map { table($0, rows: 1_000, isLarge: true) }
    + [10, 100, 1_000].flatMap { rows in
      [TableChange.select, .remove, .replace].map { table($0, rows: rows, isLarge: true) }
    }
    + TableChange.allCases.map { table($0, rows: 10_000, isLarge: true) }

  /// The change that most rows are measured with, in tables of other lengths: from a few of its
  /// forms what a row costs can be told from what an update costs, in a standard run as well.
  private static func sizes(_ rows: Int) -> [Comparison] {
    let change = TableChange.every10th
    return [
      .table("ViewUpdate", change, rows: rows) {
        form(.typed, TypedForm.self, change, rows)
        Form(.limit, leaves: .nothing, note: EngineNote.none) {
          PlainKernel.update(change, rows: rows)
        }
        form(.anyViewRows, AnyViewRows.self, change, rows)
      },
      .table("ViewUpdate", change, rows: rows, isLarge: true) {
        form(.anyViewNodes, AnyViewNodes.self, change, rows, against: .typed)
        framework(.framework, TypedForm.self, change, rows, against: .typed)
        framework(.frameworkAnyView, FrameworkErasedForm.self, change, rows, against: .typed)
      },
      .table("ViewUpdate", change, rows: rows, isLarge: true) {
        form(.anyViewRoot, ErasedRootForm.self, change, rows, against: .typed)
        form(.classBox, ClassBoxRows.self, change, rows, against: .typed)
        form("closure1", ClosureRows.self, change, rows, against: .typed)
        form("closure3", ThreeClosureRows.self, change, rows, against: .typed)
        form("storedAny", StoredAnyRows.self, change, rows, against: .typed)
        form(.compilerErased, CompilerErasedForm.self, change, rows, against: .typed)
      },
    ]
  }

  /// The forms that the engine is not specialised for, where a standard run leaves them out.
  private static func unspecialized(_ change: TableChange, rows: Int) -> Comparison {
    .table("ViewUpdate", change, rows: rows, isLarge: true) {
      framework(.framework, TypedForm.self, change, rows, against: .typed)
      framework(.frameworkAnyView, FrameworkErasedForm.self, change, rows, against: .typed)
    }
  }

  private static func table(
    _ change: TableChange,
    rows: Int,
    isLarge: Bool = false
  ) -> Comparison {
    .table("ViewUpdate", change, rows: rows, isLarge: isLarge) {
      form(.typed, TypedForm.self, change, rows)
      Form(.limit, leaves: .nothing, note: EngineNote.none) {
        PlainKernel.update(change, rows: rows)
      }
      form(.anyViewRoot, ErasedRootForm.self, change, rows)
      form(.anyViewRows, AnyViewRows.self, change, rows)
      if isLarge || rows == 100 && [.same, .every10th].contains(change) {
        form(.classBox, ClassBoxRows.self, change, rows)
        form("closure1", ClosureRows.self, change, rows)
        form("closure3", ThreeClosureRows.self, change, rows)
        form("storedAny", StoredAnyRows.self, change, rows)
      }
      form(.anyViewNodes, AnyViewNodes.self, change, rows)
      form(.compilerErased, CompilerErasedForm.self, change, rows)
      if isLarge || [.same, .every10th].contains(change) {
        framework(.framework, TypedForm.self, change, rows)
        framework(.frameworkAnyView, FrameworkErasedForm.self, change, rows)
      }
    }
  }

  static func form<Subject: TableForm>(
    _ variant: Variant,
    _ form: Subject.Type,
    _ change: TableChange,
    _ rows: Int,
    against reference: Variant? = nil,
    note: String = EngineNote.specialized
  ) -> Form {
    Form(variant, against: reference, leaves: .nothing, note: note) {
      TableKernel<Subject>.update(change, rows: rows)
    }.finding { TableKernel<Subject>.updateFacts(change, rows: rows) }
  }

  static func framework<Subject: TableForm>(
    _ variant: Variant,
    _ form: Subject.Type,
    _ change: TableChange,
    _ rows: Int,
    against reference: Variant? = nil
  ) -> Form {
    Form(variant, against: reference, leaves: .nothing, note: EngineNote.witnesses) {
      FrameworkKernel<Subject>.update(change, rows: rows)
    }.finding { TableKernel<Subject>.updateFacts(change, rows: rows) }
  }
}
