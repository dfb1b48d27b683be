public import ViewTree

/// A field shown by one of 2 views, chosen by a `switch` that stays part of the type.
public struct Field2: View {
  let item: FieldItem

  /// The field.
  public var body: some View {
    switch item.kind {
    case 0: Text(item.value)
    default: Button(item.value) {}
    }
  }
}

/// A field shown by one of 4 views, chosen by a `switch` that stays part of the type.
public struct Field4: View {
  let item: FieldItem

  /// The field.
  public var body: some View {
    switch item.kind {
    case 0: Text(item.value)
    case 1: Button(item.value) {}
    case 2: HStack { Text(item.value) }
    default: VStack { Text(item.value) }
    }
  }
}
