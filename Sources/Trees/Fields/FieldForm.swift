public import ViewTree

/// A view of one field.
public protocol FieldView: View, SendableMetatype {
  /// Shows a field.
  ///
  /// - Parameter item: the field.
  init(item: FieldItem)
}

/// A field of a form, as a view that chooses among others.
public protocol FormField: FieldView {
  /// How many kinds of field there are.
  static var kinds: Int { get }
}

/// A form of fields.
///
/// Inlinable, so that the code for each kind of field is made where the kind is known.
public struct FieldForm<Field: FormField>: View {
  @usableFromInline let items: [FieldItem]

  /// Shows fields.
  ///
  /// - Parameter items: the fields, in order.
  @inlinable public init(items: [FieldItem]) {
    self.items = items
  }

  /// The form.
  @inlinable public var body: some View {
    VStack {
      ForEach(items) { Field(item: $0) }
    }
  }
}
