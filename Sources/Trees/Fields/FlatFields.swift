public import ViewTree

/// A field shown by one of 2 views, chosen by the case of one flat enum.
public struct FlatField2: FormField, FieldLooks {
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
  public var body: OneOf2<Text, Button<Text>> {
    switch item.kind {
    case 0: return .choice1(text)
    default: return .choice2(button)
    }
  }
}

/// A field shown by one of 4 views, chosen by the case of one flat enum.
public struct FlatField4: FormField, FieldLooks {
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
  public var body: OneOf4<Text, Button<Text>, HStack<Text>, VStack<Text>> {
    switch item.kind {
    case 0: return .choice1(text)
    case 1: return .choice2(button)
    case 2: return .choice3(look3)
    default: return .choice4(look4)
    }
  }
}

/// A field shown by one of 16 views, chosen by the case of one flat enum.
public struct FlatField16: FormField, FieldLooks {
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
  public var body:
    OneOf16<
      Text, Button<Text>, HStack<Text>, VStack<Text>, ZStack<Text>,
      ModifiedContent<Text, OpacityModifier>, ModifiedContent<Text, PaddingModifier>,
      HStack<Views2<Text, Divider>>, VStack<Views2<Text, Divider>>, ZStack<Views2<Text, Divider>>,
      HStack<Button<Text>>, VStack<Button<Text>>, ZStack<Button<Text>>,
      ModifiedContent<Button<Text>, OpacityModifier>,
      ModifiedContent<Button<Text>, PaddingModifier>, HStack<Views2<Divider, Text>>
    >
  {
    switch item.kind {
    case 0: return .choice1(text)
    case 1: return .choice2(button)
    case 2: return .choice3(look3)
    case 3: return .choice4(look4)
    case 4: return .choice5(look5)
    case 5: return .choice6(look6)
    case 6: return .choice7(look7)
    case 7: return .choice8(look8)
    case 8: return .choice9(look9)
    case 9: return .choice10(look10)
    case 10: return .choice11(look11)
    case 11: return .choice12(look12)
    case 12: return .choice13(look13)
    case 13: return .choice14(look14)
    case 14: return .choice15(look15)
    default: return .choice16(look16)
    }
  }
}
