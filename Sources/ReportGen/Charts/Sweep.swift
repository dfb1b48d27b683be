import Glibc
import Results

/// The rows of one operation over a growing size: parameters such as `depth8`, `1000` or `O-200`.
struct Sweep {
  /// A parameter that is a number with words before it, and `k` or `M` behind it for thousands or
  /// millions.
  struct Size: Equatable {
    /// What stands before the number, such as `depth`.
    let prefix: String
    /// The number.
    let count: Double

    /// Reads a parameter, or returns `nil` if it is no number with words around it.
    init?(_ parameter: String) {
      guard let start = parameter.firstIndex(where: \.isNumber) else { return nil }
      let digits = parameter[start...].prefix(while: \.isNumber)
      let rest = parameter[digits.endIndex...]
      let factors = ["": 1.0, "k": 1e3, "M": 1e6]
      guard let factor = factors[String(rest)], let count = Double(digits), count > 0 else {
        return nil
      }
      prefix = String(parameter[..<start])
      self.count = count * factor
    }
  }

  /// What is swept, such as `Builder.build` over `depth`.
  let title: String
  let prefix: String
  let rows: [ResultRow]

  /// The optimisation flag that a program of this sweep was compiled with, or `nil` where the rows
  /// are of no compilation.
  var flag: String? {
    let isCompilation = rows.first?.benchmark.isOf(family: "Compile") ?? false
    return isCompilation && prefix.hasSuffix("-") ? "-" + prefix.dropLast() : nil
  }

  /// What the size is.
  var axisLabel: String {
    if flag != nil { return "N, how often the program repeats what is studied" }
    let words = prefix.filter { $0 != "-" }
    return words.isEmpty ? "size" : words
  }

  /// The sweeps among `rows`: operations with at least three sizes of one kind.
  static func all(in rows: [ResultRow]) -> [Sweep] {
    var order: [[String]] = []
    var groups: [[String]: [ResultRow]] = [:]
    for row in rows {
      guard let size = Size(row.benchmark.parameter) else { continue }
      let key = ["\(row.benchmark.family).\(row.benchmark.operation)", size.prefix]
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(row)
    }
    return order.compactMap { key in
      let rows = groups[key] ?? []
      let sizes = Set(rows.compactMap { Size($0.benchmark.parameter)?.count })
      return sizes.count > 2 ? Sweep(title: key[0], prefix: key[1], rows: rows) : nil
    }
  }

  /// The widest half of an interval with which an exponent still says how something grows.
  static let widestHalf = 0.5

  /// The exponent of growth: the slope of the least-squares line through the logarithms with its
  /// 95 % interval (Montgomery, Introduction to Linear Regression Analysis, 2.2 and 2.4), or `nil`
  /// where no power of the size describes the points: for fewer than three, and across a cliff.
  static func exponent(_ samples: [XYChart.Sample]) -> Estimate? {
    guard samples.count > 2 else { return nil }
    let xs = samples.map { log($0.x) }
    let ys = samples.map { log($0.y.value) }
    let count = Double(samples.count)
    let centre = (x: xs.reduce(0, +) / count, y: ys.reduce(0, +) / count)
    let spread = xs.map { ($0 - centre.x) * ($0 - centre.x) }.reduce(0, +)
    guard spread > 0 else { return nil }
    let slope = zip(xs, ys).map { ($0 - centre.x) * ($1 - centre.y) }.reduce(0, +) / spread
    let residuals = zip(xs, ys).map { $1 - centre.y - slope * ($0 - centre.x) }
    let variance = residuals.map { $0 * $0 }.reduce(0, +) / (count - 2)
    let half = (variance / spread).squareRoot() * LinearFit.studentQuantile(samples.count - 2)
    guard half <= widestHalf else { return nil }
    return Estimate(value: slope, low: slope - half, high: slope + half, n: samples.count)
  }
}
