public import ViewTree

/// A field shown by one of 2 views, each of them erased.
public struct ErasedField2: View {
  let item: FieldItem

  /// The field.
  public var body: AnyView {
    switch item.kind {
    case 0: return AnyView(Text(item.value))
    default: return AnyView(Button(item.value) {})
    }
  }
}

/// A field shown by one of 4 views, each of them erased.
public struct ErasedField4: View {
  let item: FieldItem

  /// The field.
  public var body: AnyView {
    switch item.kind {
    case 0: return AnyView(Text(item.value))
    case 1: return AnyView(Button(item.value) {})
    case 2: return AnyView(HStack { Text(item.value) })
    default: return AnyView(VStack { Text(item.value) })
    }
  }
}

/// A field shown by one of 16 views, each of them erased.
public struct ErasedField16: View {
  let item: FieldItem

  /// The field.
  public var body: AnyView {
    switch item.kind {
    case 0: return AnyView(Text(item.value))
    case 1: return AnyView(Button(item.value) {})
    case 2: return AnyView(HStack { Text(item.value) })
    case 3: return AnyView(VStack { Text(item.value) })
    case 4: return AnyView(Text(item.value).opacity(0.1))
    case 5: return AnyView(Button(item.value) {}.opacity(0.1))
    case 6: return AnyView(HStack { Text(item.value) }.opacity(0.1))
    case 7: return AnyView(VStack { Text(item.value) }.opacity(0.1))
    case 8: return AnyView(Text(item.value).opacity(0.1).opacity(0.2))
    case 9: return AnyView(Button(item.value) {}.opacity(0.1).opacity(0.2))
    case 10: return AnyView(HStack { Text(item.value) }.opacity(0.1).opacity(0.2))
    case 11: return AnyView(VStack { Text(item.value) }.opacity(0.1).opacity(0.2))
    case 12: return AnyView(Text(item.value).opacity(0.1).opacity(0.2).opacity(0.3))
    case 13: return AnyView(Button(item.value) {}.opacity(0.1).opacity(0.2).opacity(0.3))
    case 14: return AnyView(HStack { Text(item.value) }.opacity(0.1).opacity(0.2).opacity(0.3))
    default: return AnyView(VStack { Text(item.value) }.opacity(0.1).opacity(0.2).opacity(0.3))
    }
  }
}
