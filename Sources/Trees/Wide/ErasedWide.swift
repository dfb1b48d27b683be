public import ViewTree

/// The neighbours of ``Wide``, each of them erased.
@MainActor
public enum ErasedWide {
  /// Two neighbours.
  ///
  /// - Parameter label: what the first says.
  /// - Returns: the neighbours in a stack.
  public static func two(_ label: String) -> some View {
    VStack {
      AnyView(Text(label))
      AnyView(Spacer())
    }
  }

  /// Ten neighbours.
  ///
  /// - Parameter label: what the first says.
  /// - Returns: the neighbours in a stack.
  public static func ten(_ label: String) -> some View {
    VStack {
      AnyView(Text(label))
      AnyView(Image(systemName: "1"))
      AnyView(Spacer())
      AnyView(Text("3").opacity(0.1))
      AnyView(Image(systemName: "4").opacity(0.2))
      AnyView(Text("5"))
      AnyView(Image(systemName: "6"))
      AnyView(Spacer())
      AnyView(Text("8").opacity(0.3))
      AnyView(Image(systemName: "9").opacity(0.4))
    }
  }

  /// Thirty-two neighbours.
  ///
  /// - Parameter label: what the first says.
  /// - Returns: the neighbours in a stack.
  public static func thirtyTwo(_ label: String) -> some View {
    VStack {
      AnyView(Text(label))
      AnyView(Image(systemName: "1"))
      AnyView(Spacer())
      AnyView(Text("3").opacity(0.1))
      AnyView(Image(systemName: "4").opacity(0.2))
      AnyView(Text("5"))
      AnyView(Image(systemName: "6"))
      AnyView(Spacer())
      AnyView(Text("8").opacity(0.3))
      AnyView(Image(systemName: "9").opacity(0.4))
      AnyView(Text("10"))
      AnyView(Image(systemName: "11"))
      AnyView(Spacer())
      AnyView(Text("13").opacity(0.1))
      AnyView(Image(systemName: "14").opacity(0.2))
      AnyView(Text("15"))
      AnyView(Image(systemName: "16"))
      AnyView(Spacer())
      AnyView(Text("18").opacity(0.3))
      AnyView(Image(systemName: "19").opacity(0.4))
      AnyView(Text("20"))
      AnyView(Image(systemName: "21"))
      AnyView(Spacer())
      AnyView(Text("23").opacity(0.1))
      AnyView(Image(systemName: "24").opacity(0.2))
      AnyView(Text("25"))
      AnyView(Image(systemName: "26"))
      AnyView(Spacer())
      AnyView(Text("28").opacity(0.3))
      AnyView(Image(systemName: "29").opacity(0.4))
      AnyView(Text("30"))
      AnyView(Image(systemName: "31"))
    }
  }
}
