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

/// A field shown by one of 16 views, chosen by a `switch` that stays part of the type.
public struct Field16: View {
  let item: FieldItem

  /// The field.
  public var body: some View {
    switch item.kind {
    case 0: Text(item.value)
    case 1: Button(item.value) {}
    case 2: HStack { Text(item.value) }
    case 3: VStack { Text(item.value) }
    case 4: Text(item.value).opacity(0.1)
    case 5: Button(item.value) {}.opacity(0.1)
    case 6: HStack { Text(item.value) }.opacity(0.1)
    case 7: VStack { Text(item.value) }.opacity(0.1)
    case 8: Text(item.value).opacity(0.1).opacity(0.2)
    case 9: Button(item.value) {}.opacity(0.1).opacity(0.2)
    case 10: HStack { Text(item.value) }.opacity(0.1).opacity(0.2)
    case 11: VStack { Text(item.value) }.opacity(0.1).opacity(0.2)
    case 12: Text(item.value).opacity(0.1).opacity(0.2).opacity(0.3)
    case 13: Button(item.value) {}.opacity(0.1).opacity(0.2).opacity(0.3)
    case 14: HStack { Text(item.value) }.opacity(0.1).opacity(0.2).opacity(0.3)
    default: VStack { Text(item.value) }.opacity(0.1).opacity(0.2).opacity(0.3)
    }
  }
}
