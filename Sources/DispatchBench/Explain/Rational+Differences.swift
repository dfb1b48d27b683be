import Measurement

extension Rational {
  /// The difference, exactly.
  static func - (left: Rational, right: Rational) -> Rational {
    Rational(
      left.numerator * right.denominator - right.numerator * left.denominator,
      over: left.denominator * right.denominator
    )
  }

  /// The sum, exactly.
  static func + (left: Rational, right: Rational) -> Rational { left - (Rational(0) - right) }

  /// The figure with its sign, and nothing where there is no difference.
  var signed: String { numerator == 0 ? "" : (numerator > 0 ? "+" : "") + shown }
}
