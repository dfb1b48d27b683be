public import ViewTree

/// A long list of which only the rows near the screen need to be made.
public protocol Feed: View, SendableMetatype {
  /// Shows rows.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - first: the number that the first row shows; the others count on from there.
  ///   - shown: where the rows tell what they show.
  init(count: Int, first: Int, shown: Shown)
}

/// One row: a number and a line of text.
public struct FeedRow: View {
  let row: Int
  let value: Int
  let shown: Shown

  /// The row.
  public var body: some View {
    let _ = shown.show(value, at: row)
    HStack {
      Text("\(value)")
      Text("a line of text")
    }
  }
}

/// Rows whose type tells how many elements each has.
public struct TypedFeed: Feed {
  let count: Int
  let first: Int
  let shown: Shown

  /// Shows rows.
  public init(count: Int, first: Int, shown: Shown) {
    self.count = count
    self.first = first
    self.shown = shown
  }

  /// The list.
  public var body: some View {
    List {
      ForEach(0..<count, id: \.self) { row in
        FeedRow(row: row, value: first + row, shown: shown)
      }
    }
  }
}

/// Erased rows, which have to be made to be counted.
public struct ErasedFeed: Feed {
  let count: Int
  let first: Int
  let shown: Shown

  /// Shows rows.
  public init(count: Int, first: Int, shown: Shown) {
    self.count = count
    self.first = first
    self.shown = shown
  }

  /// The list.
  public var body: some View {
    List {
      ForEach(0..<count, id: \.self) { row in
        AnyView(FeedRow(row: row, value: first + row, shown: shown))
      }
    }
  }
}

/// Rows with a condition, which may have as many elements as either branch.
public struct ConditionalFeed: Feed {
  let count: Int
  let first: Int
  let shown: Shown

  /// Shows rows.
  public init(count: Int, first: Int, shown: Shown) {
    self.count = count
    self.first = first
    self.shown = shown
  }

  /// The list.
  public var body: some View {
    List {
      ForEach(0..<count, id: \.self) { row in
        if row.isMultiple(of: 2) {
          FeedRow(row: row, value: first + row, shown: shown)
        } else {
          FeedRow(row: row, value: first + row, shown: shown)
        }
      }
    }
  }
}
