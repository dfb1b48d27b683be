/// The choices of a column by their text, so that a field finds its choice without trying each.
struct ChoiceTable<Choice: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  private let choices: [Choice]
  private let slots: [Int8]

  /// Lists the choices of the column.
  init() {
    let choices = Array(Choice.allCases)
    var slots = [Int8](repeating: -1, count: 256)
    for (index, choice) in choices.enumerated() {
      var slot = Self.slot(choice.rawValue.utf8Span.span)
      while slots[slot] >= 0 { slot = (slot + 1) & 255 }
      slots[slot] = Int8(index)
    }
    self.choices = choices
    self.slots = slots
  }

  /// The choice that `bytes` spell, or `nil` if they are none.
  func choice(_ bytes: Span<UInt8>) -> Choice? {
    var slot = Self.slot(bytes)
    while slots[slot] >= 0 {
      let choice = choices[Int(slots[slot])]
      if isSame(choice.rawValue.utf8Span.span, bytes) { return choice }
      slot = (slot + 1) & 255
    }
    return nil
  }

  /// What an error message expects.
  var words: String { "one of " + choices.map(\.rawValue).joined(separator: ", ") }

  private static func slot(_ bytes: Span<UInt8>) -> Int { Int(Fingerprint(bytes).value) & 255 }
}
