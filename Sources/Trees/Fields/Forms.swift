public import ViewTree

/// A form of fields of 2 kinds.
public struct Form2: View {
  let items: [FieldItem]

  /// Shows fields.
  ///
  /// - Parameter items: the fields, in order.
  public init(items: [FieldItem]) {
    self.items = items
  }

  /// The form.
  public var body: some View {
    VStack {
      ForEach(items) { Field2(item: $0) }
    }
  }
}

/// A form of erased fields of 2 kinds.
public struct ErasedForm2: View {
  let items: [FieldItem]

  /// Shows fields.
  ///
  /// - Parameter items: the fields, in order.
  public init(items: [FieldItem]) {
    self.items = items
  }

  /// The form.
  public var body: some View {
    VStack {
      ForEach(items) { ErasedField2(item: $0) }
    }
  }
}

/// A form of fields of 4 kinds.
public struct Form4: View {
  let items: [FieldItem]

  /// Shows fields.
  ///
  /// - Parameter items: the fields, in order.
  public init(items: [FieldItem]) {
    self.items = items
  }

  /// The form.
  public var body: some View {
    VStack {
      ForEach(items) { Field4(item: $0) }
    }
  }
}

/// A form of erased fields of 4 kinds.
public struct ErasedForm4: View {
  let items: [FieldItem]

  /// Shows fields.
  ///
  /// - Parameter items: the fields, in order.
  public init(items: [FieldItem]) {
    self.items = items
  }

  /// The form.
  public var body: some View {
    VStack {
      ForEach(items) { ErasedField4(item: $0) }
    }
  }
}
