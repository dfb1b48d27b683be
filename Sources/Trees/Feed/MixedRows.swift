public import ViewTree

/// Row 1 of eight: a view with a body, of a type of its own.
public struct MixedRow1: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows what the row says.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The row.
  public var body: some View {
    text
  }
}

/// Row 2 of eight: a view with a body, of a type of its own.
public struct MixedRow2: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows what the row says.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The row.
  public var body: some View {
    button
  }
}

/// Row 3 of eight: a view with a body, of a type of its own.
public struct MixedRow3: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows what the row says.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The row.
  public var body: some View {
    look3
  }
}

/// Row 4 of eight: a view with a body, of a type of its own.
public struct MixedRow4: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows what the row says.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The row.
  public var body: some View {
    look4
  }
}

/// Row 5 of eight: a view with a body, of a type of its own.
public struct MixedRow5: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows what the row says.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The row.
  public var body: some View {
    look5
  }
}

/// Row 6 of eight: a view with a body, of a type of its own.
public struct MixedRow6: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows what the row says.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The row.
  public var body: some View {
    look6
  }
}

/// Row 7 of eight: a view with a body, of a type of its own.
public struct MixedRow7: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows what the row says.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The row.
  public var body: some View {
    look7
  }
}

/// Row 8 of eight: a view with a body, of a type of its own.
public struct MixedRow8: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows what the row says.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The row.
  public var body: some View {
    look8
  }
}
