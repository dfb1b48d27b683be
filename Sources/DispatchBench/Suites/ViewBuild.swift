import Measurement
import Trees

/// What making the values of a tree costs, without an engine that would look at them.
enum ViewBuildSuite {
  static let suite = Suite(
    family: "ViewBuild",
    question: "What does making the values of a view tree cost, by how the tree is erased?",
    benchmarks: ViewCounts.declared([table(rows: 100), keyed(rows: 100)])
  )

  private static func table(rows: Int) -> Comparison {
    Comparison(
      "ViewBuild",
      "table",
      parameter: Comparison.sizeName(rows),
      operationsPerIteration: rows
    ) {
      form(.typed, TypedForm.self, rows)
      Form(.limit, leaves: .nothing, note: EngineNote.none) { PlainKernel.build(rows: rows) }
      form(.anyViewRoot, ErasedRootForm.self, rows)
      form(.anyViewRows, AnyViewRows.self, rows)
      form(.classBox, ClassBoxRows.self, rows)
      form("closure1", ClosureRows.self, rows)
      form("closure3", ThreeClosureRows.self, rows)
      form("storedAny", StoredAnyRows.self, rows)
      form(.anyViewNodes, AnyViewNodes.self, rows)
      form(.compilerErased, CompilerErasedForm.self, rows)
      form(.frameworkAnyView, FrameworkErasedForm.self, rows)
      form(.anyViews, AnyViewsForm.self, rows)
      form(.nodeEnum, NodeEnumForm.self, rows)
    }
  }

  /// An array of views with ids is made as one without, but for the ids.
  private static func keyed(rows: Int) -> Comparison {
    Comparison(
      "ViewBuild",
      "table",
      parameter: Comparison.sizeName(rows),
      operationsPerIteration: rows,
      isLarge: true
    ) {
      form(.keyedAnyViews, KeyedAnyViewsForm.self, rows, against: .typed)
    }
  }

  private static func form<Subject: BuiltTableForm>(
    _ variant: Variant,
    _ form: Subject.Type,
    _ rows: Int,
    against reference: Variant? = nil
  ) -> Form {
    Form(variant, against: reference, leaves: .nothing) { TableKernel<Subject>.build(rows: rows) }
  }
}
