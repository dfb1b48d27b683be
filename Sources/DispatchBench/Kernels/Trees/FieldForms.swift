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

enum ConditionalForm2<Change: FieldsChange>: ViewForm {
  static func data(_ state: ViewState) -> [FieldItem] { Change.fields(state, kinds: 2) }
  static func tree(_ items: [FieldItem]) -> Form2 { Form2(items: items) }
}

enum ConditionalForm4<Change: FieldsChange>: ViewForm {
  static func data(_ state: ViewState) -> [FieldItem] { Change.fields(state, kinds: 4) }
  static func tree(_ items: [FieldItem]) -> Form4 { Form4(items: items) }
}

enum AnyViewForm2<Change: FieldsChange>: ViewForm {
  static func data(_ state: ViewState) -> [FieldItem] { Change.fields(state, kinds: 2) }
  static func tree(_ items: [FieldItem]) -> ErasedForm2 { ErasedForm2(items: items) }
}

enum AnyViewForm4<Change: FieldsChange>: ViewForm {
  static func data(_ state: ViewState) -> [FieldItem] { Change.fields(state, kinds: 4) }
  static func tree(_ items: [FieldItem]) -> ErasedForm4 { ErasedForm4(items: items) }
}
