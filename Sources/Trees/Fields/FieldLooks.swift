import ViewTree

/// The sixteen views, all of different types, that a field can be shown by.
///
/// Every way to choose among them takes them from here, so that the choice is all that differs.
@MainActor
protocol FieldLooks {
  var item: FieldItem { get }
}

extension FieldLooks {
  var text: Text { Text(item.value) }
  var button: Button<Text> { Button(item.value) {} }
  var look3: HStack<Text> { HStack { text } }
  var look4: VStack<Text> { VStack { text } }
  var look5: ZStack<Text> { ZStack { text } }
  var look6: ModifiedContent<Text, OpacityModifier> { text.opacity(0.5) }
  var look7: ModifiedContent<Text, PaddingModifier> { text.padding(2) }
  var look8: HStack<Views2<Text, Divider>> {
    HStack {
      text
      Divider()
    }
  }
  var look9: VStack<Views2<Text, Divider>> {
    VStack {
      text
      Divider()
    }
  }
  var look10: ZStack<Views2<Text, Divider>> {
    ZStack {
      text
      Divider()
    }
  }
  var look11: HStack<Button<Text>> { HStack { button } }
  var look12: VStack<Button<Text>> { VStack { button } }
  var look13: ZStack<Button<Text>> { ZStack { button } }
  var look14: ModifiedContent<Button<Text>, OpacityModifier> { button.opacity(0.5) }
  var look15: ModifiedContent<Button<Text>, PaddingModifier> { button.padding(2) }
  var look16: HStack<Views2<Divider, Text>> {
    HStack {
      Divider()
      text
    }
  }

  /// Any of them again, of another type.
  func framed<Look: View>(
    _ look: Look
  ) -> ModifiedContent<ModifiedContent<Look, PaddingModifier>, OpacityModifier> {
    look.padding(1).opacity(0.9)
  }
}
