public import ViewTree

/// A field shown by one of 2 views, chosen by a `switch` that stays part of the type.
public struct Field2: FormField, FieldLooks {
  /// How many kinds of field there are.
  public static var kinds: Int { 2 }
  let item: FieldItem

  /// Shows a field.
  ///
  /// - Parameter item: the field.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The field.
  public var body: some View {
    switch item.kind {
    case 0: text
    default: button
    }
  }
}

/// A field shown by one of 4 views, chosen by a `switch` that stays part of the type.
public struct Field4: FormField, FieldLooks {
  /// How many kinds of field there are.
  public static var kinds: Int { 4 }
  let item: FieldItem

  /// Shows a field.
  ///
  /// - Parameter item: the field.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The field.
  public var body: some View {
    switch item.kind {
    case 0: text
    case 1: button
    case 2: look3
    default: look4
    }
  }
}

/// A field shown by one of 16 views, chosen by a `switch` that stays part of the type.
public struct Field16: FormField, FieldLooks {
  /// How many kinds of field there are.
  public static var kinds: Int { 16 }
  let item: FieldItem

  /// Shows a field.
  ///
  /// - Parameter item: the field.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The field.
  public var body: some View {
    switch item.kind {
    case 0: text
    case 1: button
    case 2: look3
    case 3: look4
    case 4: look5
    case 5: look6
    case 6: look7
    case 7: look8
    case 8: look9
    case 9: look10
    case 10: look11
    case 11: look12
    case 12: look13
    case 13: look14
    case 14: look15
    default: look16
    }
  }
}
