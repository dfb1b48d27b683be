import Trees
import ViewTree

/// What happens to a form of fifty fields.
@MainActor
protocol FieldsChange: SendableMetatype {
  static func fields(_ state: ViewState, kinds: Int) -> [FieldItem]
}

/// Every field gets another value.
enum FieldValues: FieldsChange {
  static func fields(_ state: ViewState, kinds: Int) -> [FieldItem] {
    FieldItem.form(50, kinds: kinds, value: state == .old ? "old value" : "new value")
  }
}

/// Every field becomes another kind.
enum FieldKinds: FieldsChange {
  static func fields(_ state: ViewState, kinds: Int) -> [FieldItem] {
    FieldItem.form(50, kinds: kinds, value: "value", shift: state == .old ? 0 : 1)
  }
}

/// A form whose fields choose among views in one way.
enum FieldsForm<Field: FormField, Change: FieldsChange>: ViewForm {
  static func data(_ state: ViewState) -> [FieldItem] { Change.fields(state, kinds: Field.kinds) }
  static func tree(_ items: [FieldItem]) -> FieldForm<Field> { FieldForm(items: items) }
}
