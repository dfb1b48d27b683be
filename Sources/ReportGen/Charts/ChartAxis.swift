import Glibc
import Results

/// A scale of values along one side of a plot.
struct ChartAxis {
  /// How values become distances.
  enum Form {
    case linear
    case logarithmic
  }

  /// What is measured, with its unit.
  let label: String
  let form: Form
  /// The least and the greatest value on the axis.
  let domain: ClosedRange<Double>
  /// The values that have a label.
  let ticks: [Double]
  /// What the ticks are called, where they are no amounts.
  var names: [String] = []

  /// A logarithmic axis that holds `values`, which are positive, with ticks at 1, 2 and 5.
  static func logarithmic(_ label: String, holding values: [Double], ticks: [Double]? = nil)
    -> ChartAxis
  {
    let positive = values.filter { $0 > 0 }
    let least = (positive.min() ?? 1) / 1.15
    let greatest = max((positive.max() ?? 10) * 1.15, least * 2)
    return ChartAxis(
      label: label,
      form: .logarithmic,
      domain: least...greatest,
      ticks: ticks ?? decades(least, greatest)
    )
  }

  /// A linear axis from 0, or from below where a value lies below.
  static func linear(_ label: String, holding values: [Double]) -> ChartAxis {
    let least = min(values.min() ?? 0, 0)
    let greatest = max(values.max() ?? 1, least + 1e-9)
    let step = roundStep((greatest - least) / 5)
    // What lies below zero by less than a mark's radius needs no step of its own.
    let low = least > -step / 20 ? 0 : (least / step).rounded(.down)
    let high = (greatest / step).rounded(.up)
    return ChartAxis(
      label: label,
      form: .linear,
      domain: low * step...high * step,
      ticks: stride(from: low, through: high, by: 1).map { $0 * step }
    )
  }

  /// A linear axis of whole numbers from 0 to the greatest of `values`, with room around each.
  static func whole(_ label: String, holding values: [Double]) -> ChartAxis {
    let greatest = max(values.max() ?? 1, 1).rounded(.up)
    let least = min(values.min() ?? 0, 0).rounded(.down)
    return ChartAxis(
      label: label,
      form: .linear,
      domain: least - 0.5...greatest + 0.5,
      ticks: Array(stride(from: least, through: greatest, by: 1))
    )
  }

  /// An axis of named places in a row, the first at 0, the next at 1.
  static func named(_ label: String, _ names: [String]) -> ChartAxis {
    ChartAxis(
      label: label,
      form: .linear,
      domain: -0.4...Double(max(names.count, 1)) - 0.6,
      ticks: names.indices.map(Double.init),
      names: names
    )
  }

  /// Where `value` lies between the ends of the axis, from 0 to 1.
  func share(_ value: Double) -> Double {
    switch form {
    case .linear: (value - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
    case .logarithmic:
      log(max(value, domain.lowerBound) / domain.lowerBound)
        / log(domain.upperBound / domain.lowerBound)
    }
  }

  /// A tick's label.
  func text(_ tick: Double) -> String {
    if !names.isEmpty { return names[Int(tick)] }
    if tick >= 1_000_000 { return "\(NumberText.count(tick / 1_000_000))M" }
    if tick >= 10_000 { return "\(NumberText.count(tick / 1_000))k" }
    return NumberText.count(tick)
  }

  private static func decades(_ least: Double, _ greatest: Double) -> [Double] {
    let span = log10(greatest / least)
    let factors: [Double] = span > 3.2 ? [1] : span > 1.8 ? [1, 3] : [1, 2, 5]
    let first = Int(log10(least).rounded(.down))
    let last = Int(log10(greatest).rounded(.up))
    return (first...last).flatMap { power in factors.map { $0 * pow(10, Double(power)) } }
      .filter { (least...greatest).contains($0) }
  }

  /// The next of 1, 2, 5, 10, 20, … that is not below `step`.
  private static func roundStep(_ step: Double) -> Double {
    let power = pow(10, log10(step).rounded(.down))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= step * 0.999 } ?? 10 * power
  }
}
