/// The names of a profile: `(7) swift_retain` gives a name to a number, `(7)` repeats it.
///
/// Objects and functions have tables of their own. A name without a number, which
/// `--compress-strings=no` writes, is its own key, together with the object that it lies in: an
/// executable and a library may both have a `malloc`.
struct ProfileNames {
  private struct ScopedName: Hashable {
    var name: String
    var scope: Int
  }

  private var indices: [Int: Int] = [:]
  private var indicesOfNames: [ScopedName: Int] = [:]
  private(set) var names: [String] = []

  /// The place of the name written in `text`, and whether it is new here.
  ///
  /// - Parameters:
  ///   - text: The name, the number, or both.
  ///   - scope: The place of the object that the name lies in.
  /// - Returns: The place in ``names``.
  /// - Throws: `undefinedName` for a number that was never given a name.
  mutating func resolve(
    _ text: Span<UInt8>,
    in scope: Int = 0
  ) throws(ProfileError.Problem) -> (index: Int, isNew: Bool) {
    guard let (number, rest) = Self.number(of: text) else {
      return place(of: ScopedName(name: String(text, from: 0), scope: scope))
    }
    if rest < text.count {
      return place(of: String(text, from: rest), of: number)
    }
    guard let index = indices[number] else { throw .undefinedName("(\(number))") }
    return (index, false)
  }

  private mutating func place(of name: ScopedName) -> (index: Int, isNew: Bool) {
    if let index = indicesOfNames[name] { return (index, false) }
    indicesOfNames[name] = names.count
    names.append(name.name)
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
