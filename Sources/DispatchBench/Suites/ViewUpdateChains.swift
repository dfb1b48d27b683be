import Measurement
import Trees

extension ViewUpdateSuite {
  /// A text in a chain of modifiers, and many views of different types side by side.
  static let chains =
    [
      chain(1, OneFadedForm.self, ErasedFadedForm<1>.self, isLarge: true),
      chain(5, FiveFadedForm.self, ErasedFadedForm<5>.self, isLarge: true),
      chain(18, EighteenFadedForm.self, ErasedFadedForm<18>.self),
      chain(50, FiftyFadedForm.self, ErasedFadedForm<50>.self, isLarge: true),
    ] + [
      wide(2, Pairs2.self, Pack2.self, Erased2.self, isLarge: true),
      wide(6, Pairs6.self, Pack6.self, Erased6.self, isLarge: true),
      wide(10, Pairs10.self, Pack10.self, Erased10.self, isLarge: true),
      wide(32, Pairs32.self, Pack32.self, Erased32.self, isLarge: true),
    ]

  /// The text changes, and none of the modifiers around it.
  private static func chain<Typed: ViewForm, Erased: ViewForm>(
    _ depth: Int,
    _ typed: Typed.Type,
    _ erased: Erased.Type,
    isLarge: Bool = false
  ) -> Comparison {
    Comparison(
      "ViewUpdate",
      "modifiersLeaf",
      parameter: "depth\(depth)",
      operationsPerIteration: 2,
      isLarge: isLarge
    ) {
      form(.typed, typed, 2)
      form(.anyViewNodes, erased, 2)
    }
  }

  /// All of the views get another value.
  private static func wide<Pairs: FieldView, Pack: FieldView, Erased: FieldView>(
    _ count: Int,
    _ pairs: Pairs.Type,
    _ pack: Pack.Type,
    _ erased: Erased.Type,
    isLarge: Bool
  ) -> Comparison {
    Comparison(
      "ViewUpdate",
      "wideValues",
      parameter: "\(count)views",
      operationsPerIteration: 2 * count,
      isLarge: isLarge
    ) {
      form(.typed, WideForm<Pairs>.self, 2 * count)
      form(.pack, WideForm<Pack>.self, 2 * count)
      form(.anyViewNodes, WideForm<Erased>.self, 2 * count)
    }
  }
}
