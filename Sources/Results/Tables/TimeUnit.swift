/// The unit in which a column of times is shown.
public enum TimeUnit: String, CaseIterable, Sendable {
  case nanoseconds = "ns"
  case microseconds = "µs"
  case milliseconds = "ms"
  case seconds = "s"

  /// How many nanoseconds the unit has.
  public var nanoseconds: Double {
    switch self {
    case .nanoseconds: 1
    case .microseconds: 1e3
    case .milliseconds: 1e6
    case .seconds: 1e9
    }
  }

  /// The largest unit in which the middle of `times`, in nanoseconds, is at least 1.
  ///
  /// One unit serves a whole column, so that its rows can be compared by eye.
  public static func best(for times: [Double]) -> TimeUnit {
    guard let middle = median(times.map(abs)) else { return .nanoseconds }
    return allCases.last { middle >= $0.nanoseconds } ?? .nanoseconds
  }
}
