public import ViewTree

/// 2 views of different types, each of them erased.
public struct Erased2: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows a field.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The views.
  public var body: some View {
    VStack {
      AnyView(text)
      AnyView(button)
    }
  }
}

/// 6 views of different types, each of them erased.
public struct Erased6: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows a field.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The views.
  public var body: some View {
    VStack {
      AnyView(text)
      AnyView(button)
      AnyView(look3)
      AnyView(look4)
      AnyView(look5)
      AnyView(look6)
    }
  }
}

/// 10 views of different types, each of them erased.
public struct Erased10: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows a field.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The views.
  public var body: some View {
    VStack {
      AnyView(text)
      AnyView(button)
      AnyView(look3)
      AnyView(look4)
      AnyView(look5)
      AnyView(look6)
      AnyView(look7)
      AnyView(look8)
      AnyView(look9)
      AnyView(look10)
    }
  }
}

/// 32 views of different types, each of them erased.
public struct Erased32: FieldView, FieldLooks {
  let item: FieldItem

  /// Shows a field.
  public init(item: FieldItem) {
    self.item = item
  }

  /// The views.
  public var body: some View {
    VStack {
      Group {
        AnyView(text)
        AnyView(button)
        AnyView(look3)
        AnyView(look4)
        AnyView(look5)
        AnyView(look6)
        AnyView(look7)
        AnyView(look8)
        AnyView(look9)
        AnyView(look10)
      }
      Group {
        AnyView(look11)
        AnyView(look12)
        AnyView(look13)
        AnyView(look14)
        AnyView(look15)
        AnyView(look16)
        AnyView(framed(text))
        AnyView(framed(button))
        AnyView(framed(look3))
        AnyView(framed(look4))
      }
      Group {
        AnyView(framed(look5))
        AnyView(framed(look6))
        AnyView(framed(look7))
        AnyView(framed(look8))
        AnyView(framed(look9))
        AnyView(framed(look10))
        AnyView(framed(look11))
        AnyView(framed(look12))
        AnyView(framed(look13))
        AnyView(framed(look14))
      }
      Group {
        AnyView(framed(look15))
        AnyView(framed(look16))
      }
    }
  }
}
