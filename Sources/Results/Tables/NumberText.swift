/// How numbers are written for people; files have their own form.
public enum NumberText {
  /// `value` with `decimals` digits behind the point, whatever the locale.
  public static func fixed(_ value: Double, decimals: Int) -> String {
    let scale = [1, 10, 100, 1000][min(max(decimals, 0), 3)] as Double
    let scaled = (value * scale).rounded()
    guard scaled.magnitude < 1e15 else { return decimalText(value) }
    let units = Int64(scaled.magnitude)
    let sign = scaled < 0 ? "-" : ""
    guard scale > 1 else { return sign + String(units) }
    let fraction = String(units % Int64(scale))
    let zeros = String(repeating: "0", count: min(max(decimals, 0), 3) - fraction.utf8.count)
    return "\(sign)\(units / Int64(scale)).\(zeros)\(fraction)"
  }

  /// An exact count: whole where it is, else with up to 3 digits behind the point.
  public static func count(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int64(value)) }
    let text = fixed(value, decimals: 3)
    var digits = text[...]
    while digits.last == "0" { digits.removeLast() }
    if digits.last == "." { digits.removeLast() }
    return String(digits)
  }

  /// Digits behind the point that show three significant ones of the smallest of `values`.
  public static func decimals(for values: [Double]) -> Int {
    let least = values.map(abs).filter { $0 > 0 }.min() ?? 1
    return least >= 100 ? 0 : least >= 10 ? 1 : 2
  }

  /// A ratio such as `9.31x`; close to 1 it gets a digit more, so that 1.004 is not 1, and below a
  /// tenth, so that an interval has two ends.
  public static func ratio(_ value: Double) -> String {
    fixed(value, decimals: ratioDecimals(value)) + "x"
  }

  /// A ratio with its interval, such as `9.31x [9.12, 9.40]`, or without where there is none.
  public static func ratio(_ value: Double, low: Double?, high: Double?) -> String {
    guard let low, let high else { return ratio(value) }
    let isNearOne = [low, high].contains { abs($0 - 1) < 0.01 }
    let decimals = isNearOne ? 3 : ratioDecimals(value)
    return fixed(value, decimals: decimals) + "x " + interval(low, high, decimals: decimals)
  }

  /// An interval such as `[9.12, 9.40]`.
  public static func interval(_ low: Double, _ high: Double, decimals: Int) -> String {
    "[\(fixed(low, decimals: decimals)), \(fixed(high, decimals: decimals))]"
  }

  /// A time with its unit, such as `21.4 ns`.
  public static func time(nanoseconds: Double) -> String {
    let unit = TimeUnit.best(for: [nanoseconds])
    let value = nanoseconds / unit.nanoseconds
    return "\(fixed(value, decimals: decimals(for: [value]))) \(unit.rawValue)"
  }

  /// A resolution such as `< 0.31 ns`: rounded up, since it is a bound.
  public static func below(nanoseconds: Double) -> String {
    let unit = TimeUnit.best(for: [nanoseconds])
    return "\(bound(nanoseconds / unit.nanoseconds, decimals: 2)) \(unit.rawValue)"
  }

  /// A bound such as `< 0.31`, rounded up so that it stays one.
  static func bound(_ value: Double, decimals: Int) -> String {
    let scale = [1, 10, 100, 1000][min(max(decimals, 0), 3)] as Double
    return "< " + fixed(max((value * scale).rounded(.up), 1) / scale, decimals: decimals)
  }

  private static func ratioDecimals(_ value: Double) -> Int {
    if abs(value - 1) < 0.1 || abs(value) < 0.1 { return 3 }
    return value >= 100 ? 0 : value >= 10 ? 1 : 2
  }
}
