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
