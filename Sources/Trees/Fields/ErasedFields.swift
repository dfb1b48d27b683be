public import ViewTree

/// A field shown by one of 2 views, each of them erased.
public struct ErasedField2: FormField, FieldLooks {
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
  public var body: AnyView {
    switch item.kind {
    case 0: return AnyView(text)
    default: return AnyView(button)
    }
  }
}

/// A field shown by one of 4 views, each of them erased.
public struct ErasedField4: FormField, FieldLooks {
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
  public var body: AnyView {
    switch item.kind {
    case 0: return AnyView(text)
    case 1: return AnyView(button)
    case 2: return AnyView(look3)
    default: return AnyView(look4)
    }
  }
}

/// A field shown by one of 16 views, each of them erased.
public struct ErasedField16: FormField, FieldLooks {
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
  public var body: AnyView {
    switch item.kind {
    case 0: return AnyView(text)
    case 1: return AnyView(button)
    case 2: return AnyView(look3)
    case 3: return AnyView(look4)
    case 4: return AnyView(look5)
    case 5: return AnyView(look6)
    case 6: return AnyView(look7)
    case 7: return AnyView(look8)
    case 8: return AnyView(look9)
    case 9: return AnyView(look10)
    case 10: return AnyView(look11)
    case 11: return AnyView(look12)
    case 12: return AnyView(look13)
    case 13: return AnyView(look14)
    case 14: return AnyView(look15)
    default: return AnyView(look16)
    }
  }
}
