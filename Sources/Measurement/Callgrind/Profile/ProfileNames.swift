/// The names of a profile: `(7) swift_retain` gives a name to a number, `(7)` repeats it.
///
/// Objects and functions have tables of their own. A name without a number, which
/// `--compress-strings=no` writes, is its own key.
struct ProfileNames {
  private var indices: [Int: Int] = [:]
  private var indicesOfNames: [String: Int] = [:]
  private(set) var names: [String] = []

  /// The place of the name written in `text`, and whether it is new here.
  ///
  /// - Throws: `undefinedName` for a number that was never given a name.
  mutating func resolve(
    _ text: Span<UInt8>
  ) throws(ProfileError.Problem) -> (index: Int, isNew: Bool) {
    guard let (number, rest) = Self.number(of: text) else {
      return place(of: String(text, from: 0))
    }
    if rest < text.count {
      let placed = place(of: String(text, from: rest), of: number)
      return placed
    }
    guard let index = indices[number] else { throw .undefinedName("(\(number))") }
    return (index, false)
  }

  private mutating func place(of name: String) -> (index: Int, isNew: Bool) {
    if let index = indicesOfNames[name] { return (index, false) }
    indicesOfNames[name] = names.count
    names.append(name)
    return (names.count - 1, true)
  }

  private mutating func place(of name: String, of number: Int) -> (index: Int, isNew: Bool) {
    if let index = indices[number] { return (index, false) }
    indices[number] = names.count
    names.append(name)
    return (names.count - 1, true)
  }

  /// The number in `(7) name`, and where the name starts.
  private static func number(of text: Span<UInt8>) -> (number: Int, rest: Int)? {
    guard text.count >= 3, text[0] == UInt8(ascii: "(") else { return nil }
    var index = 1
    var number = 0
    while index < text.count, let digit = text[index].decimalDigit {
      number = number &* 10 &+ digit
      index += 1
    }
    guard index > 1, index < text.count, text[index] == UInt8(ascii: ")") else { return nil }
    index += 1
    while index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
    return (number, index)
  }
}
