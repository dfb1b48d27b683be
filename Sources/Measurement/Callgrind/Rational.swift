/// An exact quotient of two integers, in lowest terms: a count per operation.
public struct Rational: Sendable, Hashable, CustomStringConvertible {
  /// The part above the line; carries the sign.
  public let numerator: Int
  /// The part below the line, at least 1.
  public let denominator: Int

  /// Reduces `numerator / denominator`.
  public init(_ numerator: Int, over denominator: Int = 1) {
    precondition(denominator > 0, "a count per operation needs at least one operation")
    var (left, right) = (abs(numerator), denominator)
    while right != 0 { (left, right) = (right, left % right) }
    self.numerator = numerator / left
    self.denominator = denominator / left
  }

  /// The nearest floating-point number.
  public var value: Double { Double(numerator) / Double(denominator) }

  /// `7` or `22/7`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
