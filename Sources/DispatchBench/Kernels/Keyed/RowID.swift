/// The id of a row in each type of id.
enum RowID {
  /// The number itself.
  static func number(_ row: Int) -> Int { row }

  /// Thirty-six bytes on the heap, in the form of a UUID; the part that differs comes last.
  static func text(_ row: Int) -> String {
    let digits = String(row, radix: 16)
    let zeros = String(repeating: "0", count: 12 - digits.count)
    return "6f9619ff-8b86-d011-b42d-" + zeros + digits
  }

  /// The number, its type erased.
  static func erased(_ row: Int) -> AnyHashable { AnyHashable(row) }
}
