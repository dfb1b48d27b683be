/// Returns `text` with every character that could command a terminal or reorder a line made visible.
///
/// Control characters (ANSI sequences begin with one), line and paragraph separators and the
/// bidirectional controls become `\u{1B}` and the like; everything else stays as it is.
public func inert(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isActive) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isActive(scalar) {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Returns the beginning of words from outside, with how much was left out.
///
/// A cell or a sentence of a million characters helps nobody and pads every other cell of its
/// column; the file that it came from has all of it.
///
/// - Parameters:
///   - text: The words.
///   - limit: The most characters kept, as Unicode scalars.
/// - Returns: The text itself where it is short enough.
public func shortened(_ text: String, limit: Int = 300) -> String {
  let scalars = text.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
    end < scalars.endIndex
  else { return text }
  let left = scalars.distance(from: end, to: scalars.endIndex)
  return String(scalars[..<end]) + "… (\(left) characters more)"
}

/// Returns the beginning of `text`, inert and in single quotes, for use in a message.
func quoted(_ text: String, limit: Int = 80) -> String {
  let shown =
    text.unicodeScalars.count > limit ? String(text.unicodeScalars.prefix(limit)) + "…" : text
  return "'\(inert(shown))'"
}

/// Whether a character could command a terminal or reorder a line.
func isActive(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00...0x1F, 0x7F...0x9F: true
  case 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
  case 0xE0000...0xE007F: true
  default: false
  }
}
