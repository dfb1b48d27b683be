/// What a run can tell about a time that may be nothing: the time less that of the empty loop.
struct Resolution {
  private let net: [Double]

  /// Takes, for each launch that measured both, the time of a benchmark less its loop's.
  ///
  /// - Parameter net: The differences, in nanoseconds per operation.
  init(net: [Double]) { self.net = net }

  /// The time below which nothing is claimed, in nanoseconds per operation, or `nil` if the
  /// benchmark can be told from the empty loop.
  ///
  /// With fewer launches than an interval needs, the whole range of the launches stands for it.
  var bound: Double? {
    guard let estimate = Estimate(medianOf: net), let least = net.min(), let most = net.max()
    else { return nil }
    let low = estimate.low ?? least
    let high = estimate.high ?? most
    return low <= 0 ? max(abs(low), abs(high)) : nil
  }
}
