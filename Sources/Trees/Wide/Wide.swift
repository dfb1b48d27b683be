public import ViewTree

/// Neighbours of different types: pairs of pairs up to ten, one parameter pack above.
@MainActor
public enum Wide {
  /// Two neighbours.
  ///
  /// - Parameter label: what the first says.
  /// - Returns: the neighbours in a stack.
  public static func two(_ label: String) -> some View {
    VStack {
      Text(label)
      Spacer()
    }
  }

  /// Ten neighbours.
  ///
  /// - Parameter label: what the first says.
  /// - Returns: the neighbours in a stack.
  public static func ten(_ label: String) -> some View {
    VStack {
      Text(label)
      Image(systemName: "1")
      Spacer()
      Text("3").opacity(0.1)
      Image(systemName: "4").opacity(0.2)
      Text("5")
      Image(systemName: "6")
      Spacer()
      Text("8").opacity(0.3)
      Image(systemName: "9").opacity(0.4)
    }
  }

  /// Thirty-two neighbours.
  ///
  /// - Parameter label: what the first says.
  /// - Returns: the neighbours in a stack.
  public static func thirtyTwo(_ label: String) -> some View {
    VStack {
      Text(label)
      Image(systemName: "1")
      Spacer()
      Text("3").opacity(0.1)
      Image(systemName: "4").opacity(0.2)
      Text("5")
      Image(systemName: "6")
      Spacer()
      Text("8").opacity(0.3)
      Image(systemName: "9").opacity(0.4)
      Text("10")
      Image(systemName: "11")
      Spacer()
      Text("13").opacity(0.1)
      Image(systemName: "14").opacity(0.2)
      Text("15")
      Image(systemName: "16")
      Spacer()
      Text("18").opacity(0.3)
      Image(systemName: "19").opacity(0.4)
      Text("20")
      Image(systemName: "21")
      Spacer()
      Text("23").opacity(0.1)
      Image(systemName: "24").opacity(0.2)
      Text("25")
      Image(systemName: "26")
      Spacer()
      Text("28").opacity(0.3)
      Image(systemName: "29").opacity(0.4)
      Text("30")
      Image(systemName: "31")
    }
  }
}
