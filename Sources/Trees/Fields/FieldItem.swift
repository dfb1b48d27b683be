/// One field of a form, as the program that shows it knows it.
public struct FieldItem: Identifiable, Equatable, Sendable {
  /// Tells the field from all others.
  public let id: Int
  /// Which of the views shows it.
  public var kind: Int
  /// What was entered.
  public var value: String

  /// Fields of all kinds in turn.
  ///
  /// - Parameters:
  ///   - count: how many fields.
  ///   - kinds: how many kinds there are.
  ///   - value: what was entered in each.
  ///   - shift: added to the kinds, so that another number shows each field by another view.
  /// - Returns: the fields.
  public static func form(
    _ count: Int,
    kinds: Int,
    value: String,
    shift: Int = 0
  ) -> [FieldItem] {
    (0..<count).map { FieldItem(id: $0, kind: ($0 * 7 + shift) % kinds, value: value) }
  }

  /// What the rows of a mixed list say.
  ///
  /// - Parameters:
  ///   - count: how many rows.
  ///   - kinds: how many kinds there are.
  ///   - isRandom: whether the kinds come in no order, the same one at every call, or in turn.
  ///   - value: what each row says.
  /// - Returns: the rows.
  public static func feed(
    _ count: Int,
    kinds: Int,
    isRandom: Bool,
    value: String
  ) -> [FieldItem] {
    // Knuth's MMIX generator; its upper bits are the random ones.
    var state: UInt64 = 1
    return (0..<count).map { row in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let kind = isRandom ? Int(state >> 33) % kinds : row % kinds
      return FieldItem(id: row, kind: kind, value: value)
    }
  }
}
