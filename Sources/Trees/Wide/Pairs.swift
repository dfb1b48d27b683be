public import ViewTree

/// 2 views of different types, as the builder takes them: pairs of pairs.
public struct Pairs2: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows a field.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The views.
  public var body: some View {
    VStack {
      text
      button
    }
  }
}

/// 6 views of different types, as the builder takes them: pairs of pairs.
public struct Pairs6: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows a field.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The views.
  public var body: some View {
    VStack {
      text
      button
      look3
      look4
      look5
      look6
    }
  }
}

/// 10 views of different types, as the builder takes them: pairs of pairs.
public struct Pairs10: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows a field.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The views.
  public var body: some View {
    VStack {
      text
      button
      look3
      look4
      look5
      look6
      look7
      look8
      look9
      look10
    }
  }
}

/// 32 views of different types, as the builder takes them: pairs of pairs.
///
/// The builder takes ten of them this way; longer lists are written in groups.
public struct Pairs32: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows a field.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The views.
  public var body: some View {
    VStack {
      Group {
        text
        button
        look3
        look4
        look5
        look6
        look7
        look8
        look9
        look10
      }
      Group {
        look11
        look12
        look13
        look14
        look15
        look16
        framed(text)
        framed(button)
        framed(look3)
        framed(look4)
      }
      Group {
        framed(look5)
        framed(look6)
        framed(look7)
        framed(look8)
        framed(look9)
        framed(look10)
        framed(look11)
        framed(look12)
        framed(look13)
        framed(look14)
      }
      Group {
        framed(look15)
        framed(look16)
      }
    }
  }
}
