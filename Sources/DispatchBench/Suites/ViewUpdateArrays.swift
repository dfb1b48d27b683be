import Measurement
import Trees

extension ViewUpdateSuite {
  /// The table with its rows in an array of `any View`, and as one enum of a few kinds.
  static let arrays =
    [TableChange.same, .every10th].map { alike($0, positional: true) }
    + [alike(.prepend), sliding(.prepend)]
    + [alike(.swap, isLarge: true), sliding(.swap, isLarge: true)]

  /// Forms that do to the screen what the others do.
  private static func alike(
    _ change: TableChange,
    positional: Bool = false,
    isLarge: Bool = false
  ) -> Comparison {
    .table("ViewUpdate", change, rows: 100, isLarge: isLarge) {
      if positional {
        form(.anyViews, AnyViewsForm.self, change, 100, against: .typed, note: EngineNote.array)
      }
      form(
        .keyedAnyViews,
        KeyedAnyViewsForm.self,
        change,
        100,
        against: .typed,
        note: EngineNote.array
      )
      form(.nodeEnum, NodeEnumForm.self, change, 100, against: .typed, note: EngineNote.kinds)
    }
  }

  /// Rows told apart by their places where they leave them: each takes what its neighbour has on
  /// screen, which is another thing than to move, and is compared with nothing.
  private static func sliding(_ change: TableChange, isLarge: Bool = false) -> Comparison {
    .table("ViewUpdate", change, rows: 100, isLarge: isLarge) {
      form(.anyViews, AnyViewsForm.self, change, 100, note: EngineNote.places)
    }
  }
}
