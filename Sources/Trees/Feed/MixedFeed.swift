public import ViewTree

/// A list whose rows are of up to eight types; which row is of which type is in the data alone.
public protocol MixedFeed: View, SendableMetatype {
  /// Shows rows.
  ///
  /// - Parameter items: what the rows say, in order; the kind tells the row's type.
  init(items: [FieldItem])
}

/// Rows chosen by a `switch` that stays part of the type.
public struct ConditionalMixedFeed: MixedFeed {
  let items: [FieldItem]

  /// Shows rows.
  public init(items: [FieldItem]) {
    self.items = items
  }

  /// The list.
  public var body: some View {
    VStack {
      ForEach(items) { item in
        switch item.kind {
        case 0: MixedRow1(item: item)
        case 1: MixedRow2(item: item)
        case 2: MixedRow3(item: item)
        case 3: MixedRow4(item: item)
        case 4: MixedRow5(item: item)
        case 5: MixedRow6(item: item)
        case 6: MixedRow7(item: item)
        default: MixedRow8(item: item)
        }
      }
    }
  }
}

/// The same rows, each of them erased.
public struct ErasedMixedFeed: MixedFeed {
  let items: [FieldItem]

  /// Shows rows.
  public init(items: [FieldItem]) {
    self.items = items
  }

  /// The list.
  public var body: some View {
    VStack {
      ForEach(items) { item -> AnyView in
        switch item.kind {
        case 0: return AnyView(MixedRow1(item: item))
        case 1: return AnyView(MixedRow2(item: item))
        case 2: return AnyView(MixedRow3(item: item))
        case 3: return AnyView(MixedRow4(item: item))
        case 4: return AnyView(MixedRow5(item: item))
        case 5: return AnyView(MixedRow6(item: item))
        case 6: return AnyView(MixedRow7(item: item))
        default: return AnyView(MixedRow8(item: item))
        }
      }
    }
  }
}
