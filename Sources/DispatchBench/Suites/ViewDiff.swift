import Measurement
import Trees

/// What comparing a mounted tree with values that exist already costs.
enum ViewDiffSuite {
  static let suite = Suite(
    family: "ViewDiff",
    question: "What does comparing two view trees that are built cost, by how they are erased?",
    benchmarks: ViewCounts.declared(tables)
  )

  private static let tables =
    [TableChange.same, .every10th].map { table($0, rows: 100) }
    + [TableChange.select, .swap, .prepend, .remove, .replace].map {
      table($0, rows: 100, isLarge: true)
    }
    + [10, 1_000, 10_000].map { table(.same, rows: $0, isLarge: true) }
    + [TableChange.same, .every10th].map { arrays($0, rows: 100) }

  private static func table(
    _ change: TableChange,
    rows: Int,
    isLarge: Bool = false
  ) -> Comparison {
    .table("ViewDiff", change, rows: rows, isLarge: isLarge) {
      form(.typed, TypedForm.self, change, rows)
      form(.anyViewRoot, ErasedRootForm.self, change, rows)
      form(.anyViewRows, AnyViewRows.self, change, rows)
      if isLarge || change == .same {
        form(.classBox, ClassBoxRows.self, change, rows)
        form("closure1", ClosureRows.self, change, rows)
        form("closure3", ThreeClosureRows.self, change, rows)
        form("storedAny", StoredAnyRows.self, change, rows)
      }
      form(.anyViewNodes, AnyViewNodes.self, change, rows)
      form(.compilerErased, CompilerErasedForm.self, change, rows)
      framework(.framework, TypedForm.self, change, rows)
      framework(.frameworkAnyView, FrameworkErasedForm.self, change, rows)
    }
  }

  /// The table with its rows in an array of `any View`, and as one enum of a few kinds.
  private static func arrays(_ change: TableChange, rows: Int) -> Comparison {
    .table("ViewDiff", change, rows: rows, isLarge: true) {
      form(.anyViews, AnyViewsForm.self, change, rows, against: .typed)
      form(.keyedAnyViews, KeyedAnyViewsForm.self, change, rows, against: .typed)
      form(.nodeEnum, NodeEnumForm.self, change, rows, against: .typed, note: EngineNote.kinds)
    }
  }

  private static func form<Subject: BuiltTableForm>(
    _ variant: Variant,
    _ form: Subject.Type,
    _ change: TableChange,
    _ rows: Int,
    against reference: Variant? = nil,
    note: String = EngineNote.specialized
  ) -> Form {
    Form(variant, against: reference, leaves: .nothing, note: note) {
      TableKernel<Subject>.diff(change, rows: rows)
    }.finding { TableKernel<Subject>.diffFacts(change, rows: rows) }
  }

  private static func framework<Subject: BuiltTableForm>(
    _ variant: Variant,
    _ form: Subject.Type,
    _ change: TableChange,
    _ rows: Int
  ) -> Form {
    Form(variant, leaves: .nothing, note: EngineNote.witnesses) {
      FrameworkKernel<Subject>.diff(change, rows: rows)
    }.finding { TableKernel<Subject>.diffFacts(change, rows: rows) }
  }
}
