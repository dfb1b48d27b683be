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
}
