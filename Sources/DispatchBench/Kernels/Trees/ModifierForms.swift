import ViewTree

enum OneFadedForm: ViewForm {
  static func tree(_ word: String) -> some View { Text(word).opacity(0.5) }
}

enum FiveFadedForm: ViewForm {
  static func tree(_ word: String) -> some View { five(around: Text(word)) }
}

enum EighteenFadedForm: ViewForm {
  static func tree(_ word: String) -> some View {
    five(around: five(around: five(around: Text(word).opacity(0.5).opacity(0.5).opacity(0.5))))
  }
}

enum FiftyFadedForm: ViewForm {
  static func tree(_ word: String) -> some View {
    twentyFive(around: twentyFive(around: Text(word)))
  }

  private static func twentyFive<V: View>(around view: V) -> some View {
    five(around: five(around: five(around: five(around: five(around: view)))))
  }
}

/// A chain with an erased view in and around each modifier.
enum ErasedFadedForm<let depth: Int>: ViewForm {
  static func tree(_ word: String) -> AnyView {
    var view = AnyView(Text(word))
    for _ in 0..<depth { view = AnyView(view.opacity(0.5)) }
    return view
  }
}

extension ViewForm where Data == String {
  /// A view in five modifiers.
  ///
  /// The result's type stays unwritten: of nested type aliases the compiler keeps what is written
  /// and what is meant, which doubles with every layer.
  fileprivate static func five<V: View>(around view: V) -> some View {
    view.opacity(0.5).opacity(0.5).opacity(0.5).opacity(0.5).opacity(0.5)
  }
}
