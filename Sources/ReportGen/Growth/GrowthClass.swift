import Glibc

/// How a cost grows with a size: the shape *f* of a curve `intercept + slope · f(n)`.
enum GrowthClass: CaseIterable {
  case constant
  case logarithmic
  case linear
  case linearithmic
  case quadratic

  /// The shape's value at a size; logarithms are of base 2, so that a slope is that of a doubling.
  func shape(_ size: Double) -> Double {
    switch self {
    case .constant: 0
    case .logarithmic: log2(size)
    case .linear: size
    case .linearithmic: size * log2(size)
    case .quadratic: size * size
    }
  }

  /// The shape as a term.
  var term: String {
    switch self {
    case .constant: "constant"
    case .logarithmic: "log₂ n"
    case .linear: "n"
    case .linearithmic: "n log₂ n"
    case .quadratic: "n²"
    }
  }
}
