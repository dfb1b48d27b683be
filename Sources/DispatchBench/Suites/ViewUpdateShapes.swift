import Measurement

extension ViewUpdateSuite {
  /// Trees of other shapes than a table.
  static let shapes: [Comparison] = [leaf, leaves] + forms

  private static let leaf = Comparison(
    "ViewUpdate",
    "leafFlip",
    parameter: "1600",
    operationsPerIteration: 3_200
  ) {
    form(.conditional, ConditionalLeaves<OneLeaf>.self, 3_200)
    form(.anyViewRows, AnyViewLeaves<OneLeaf>.self, 3_200)
  }

  private static let leaves = Comparison(
    "ViewUpdate",
    "leavesFlip",
    parameter: "1600",
    operationsPerIteration: 3_200
  ) {
    form(.conditional, ConditionalLeaves<EveryLeaf>.self, 3_200)
    form(.anyViewRows, AnyViewLeaves<EveryLeaf>.self, 3_200)
  }

  /// A form of fifty fields, each shown by one of several views.
  private static func fields<Typed: ViewForm, Erased: ViewForm>(
    _ operation: String,
    _ kinds: Int,
    _ typed: Typed.Type,
    _ erased: Erased.Type,
    isLarge: Bool = false
  ) -> Comparison {
    Comparison(
      "ViewUpdate",
      operation,
      parameter: "\(kinds)way",
      operationsPerIteration: 100,
      isLarge: isLarge
    ) {
      form(.conditional, typed, 100)
      form(.anyViewNodes, erased, 100)
    }
  }

  private static let forms = [
    fields(
      "formValues",
      2,
      ConditionalForm2<FieldValues>.self,
      AnyViewForm2<FieldValues>.self,
      isLarge: true
    ),
    fields("formValues", 4, ConditionalForm4<FieldValues>.self, AnyViewForm4<FieldValues>.self),
    fields(
      "formKinds",
      2,
      ConditionalForm2<FieldKinds>.self,
      AnyViewForm2<FieldKinds>.self,
      isLarge: true
    ),
    fields("formKinds", 4, ConditionalForm4<FieldKinds>.self, AnyViewForm4<FieldKinds>.self),
  ]

  private static func form<Subject: ViewForm>(
    _ variant: Variant,
    _ form: Subject.Type,
    _ operations: Int
  ) -> Form {
    Form(variant, leaves: .nothing, note: EngineNote.specialized) {
      ViewKernel<Subject>.update()
    }.finding { ViewKernel<Subject>.facts(operations: operations) }
  }
}
