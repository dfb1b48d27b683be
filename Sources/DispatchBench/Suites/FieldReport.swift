/// A report from the field by its number, as rows cite it: `R28`.
///
/// Some rows name a report in their parameter and some only in their note, and whoever looks for a
/// report should not have to know which.
struct FieldReport: Hashable, CustomStringConvertible {
  /// The number, from 1.
  let number: Int

  /// As rows write it.
  var description: String { "R\(number)" }

  /// Reads a whole text such as `R28`, or returns `nil` for any other.
  init?(_ text: some StringProtocol) {
    let digits = text.dropFirst()
    guard text.first == "R", digits.first != "0", digits.allSatisfy({ ("0"..."9").contains($0) }),
      let number = Int(digits)
    else { return nil }
    self.number = number
  }

  /// The reports that a row of this name and note cites, each once, in the order of the text.
  static func cited(by name: String, _ note: String) -> [FieldReport] {
    let words = "\(name) \(note)".split { !$0.isLetter && !$0.isNumber }
    return words.compactMap { FieldReport($0) }.reduce(into: []) { reports, report in
      if !reports.contains(report) { reports.append(report) }
    }
  }
}
