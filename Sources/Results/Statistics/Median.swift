/// The middle of `values`, or the middle between the two middle ones; `nil` for no values.
///
/// - Complexity: O(*n* log *n*) comparisons.
public func median(_ values: some Collection<Double>) -> Double? {
  medianOfSorted(values.sorted())
}

/// The middle of values that ascend; `nil` for no values.
func medianOfSorted(_ values: [Double]) -> Double? {
  guard !values.isEmpty else { return nil }
  let upper = values[values.count / 2]
  guard values.count.isMultiple(of: 2) else { return upper }
  let lower = values[values.count / 2 - 1]
  // The plain sum of two large numbers could overflow; the difference of neighbours does not.
  return lower + (upper - lower) / 2
}

/// The arithmetic mean of `values`, or `nil` for no values.
///
/// Runs as a moving average, so that no sum grows large beside its terms.
func mean(_ values: some Collection<Double>) -> Double? {
  guard !values.isEmpty else { return nil }
  var mean = 0.0
  for (index, value) in values.enumerated() { mean += (value - mean) / Double(index + 1) }
  return mean
}
