import Measurement
import Trees

extension ViewUpdateSuite {
  /// Trees of other shapes than a table.
  static let shapes: [Comparison] = [leaf, leaves] + forms + chains + feeds

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
  private static func fields<
    Change: FieldsChange,
    Typed: FormField,
    Erased: FormField,
    Flat: FormField
  >(
    _ operation: String,
    _ kinds: Int,
    _ change: Change.Type,
    _ typed: Typed.Type,
    _ erased: Erased.Type,
    _ flat: Flat.Type,
    isLarge: Bool = false
  ) -> Comparison {
    Comparison(
      "ViewUpdate",
      operation,
      parameter: "\(kinds)way",
      operationsPerIteration: 100,
      isLarge: isLarge
    ) {
      form(.conditional, FieldsForm<Typed, Change>.self, 100)
      form(.anyViewNodes, FieldsForm<Erased, Change>.self, 100)
      form(.oneOf, FieldsForm<Flat, Change>.self, 100)
    }
  }

  private static let forms =
    forms("formValues", FieldValues.self, largeOf16: false)
    + forms("formKinds", FieldKinds.self, largeOf16: true)

  private static func forms<Change: FieldsChange>(
    _ operation: String,
    _ change: Change.Type,
    largeOf16: Bool
  ) -> [Comparison] {
    [
      fields(
        operation,
        2,
        change,
        Field2.self,
        ErasedField2.self,
        FlatField2.self,
        isLarge: true
      ),
      fields(operation, 4, change, Field4.self, ErasedField4.self, FlatField4.self),
      fields(
        operation,
        16,
        change,
        Field16.self,
        ErasedField16.self,
        FlatField16.self,
        isLarge: largeOf16
      ),
    ]
  }

  static func form<Subject: ViewForm>(
    _ variant: Variant,
    _ form: Subject.Type,
    _ operations: Int
  ) -> Form {
    Form(variant, leaves: .nothing, note: EngineNote.specialized) {
      ViewKernel<Subject>.update()
    }.finding { ViewKernel<Subject>.facts(operations: operations) }
  }
}
