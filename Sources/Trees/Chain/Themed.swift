public import ViewTree

/// A value of the environment that one cell of a thousand reads.
public struct CellThemeKey: EnvironmentKey {
  /// The theme where none is set.
  public static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// The theme.
  public var cellTheme: Int {
    get { self[CellThemeKey.self] }
    set { self[CellThemeKey.self] = newValue }
  }
}

/// A cell, which shows the theme if it is the one that reads it.
public struct ThemedCell: View {
  @Environment(\.cellTheme) private var theme
  let row: Int
  let shown: Shown

  /// How many cells there are.
  public static var count: Int { 1_000 }
  /// The cell that reads the theme.
  public static var reader: Int { 500 }

  init(row: Int, shown: Shown) {
    self.row = row
    self.shown = shown
  }

  /// The cell.
  public var body: some View {
    let value = row == Self.reader ? theme : row
    let _ = shown.show(value, at: row)
    Text("\(value)")
  }
}

/// Sets the theme of typed cells.
public struct ThemedCells: View {
  let theme: Int
  let shown: Shown

  /// Sets a theme.
  ///
  /// - Parameters:
  ///   - theme: the theme.
  ///   - shown: where the cells tell what they show.
  public init(theme: Int, shown: Shown) {
    self.theme = theme
    self.shown = shown
  }

  /// The cells, which do not change with the theme.
  public struct Cells: View {
    let shown: Shown

    /// The cells.
    public var body: some View {
      VStack {
        ForEach(0..<ThemedCell.count, id: \.self) { ThemedCell(row: $0, shown: shown) }
      }
    }
  }

  /// The cells in the theme.
  public var body: some View { Cells(shown: shown).environment(\.cellTheme, theme) }
}

/// The same with each cell erased.
public struct ErasedThemedCells: View {
  let theme: Int
  let shown: Shown

  /// Sets a theme.
  ///
  /// - Parameters:
  ///   - theme: the theme.
  ///   - shown: where the cells tell what they show.
  public init(theme: Int, shown: Shown) {
    self.theme = theme
    self.shown = shown
  }

  /// The erased cells, which do not change with the theme.
  public struct Cells: View {
    let shown: Shown

    /// The cells.
    public var body: some View {
      VStack {
        ForEach(0..<ThemedCell.count, id: \.self) { AnyView(ThemedCell(row: $0, shown: shown)) }
      }
    }
  }

  /// The cells in the theme.
  public var body: some View { Cells(shown: shown).environment(\.cellTheme, theme) }
}
