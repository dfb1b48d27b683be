/// Coefficients that explain figures as a sum of terms, with intervals from leaving groups out.
///
/// Least squares without a constant; the interval is that of the delete-a-group jackknife (Efron
/// and Tibshirani, An Introduction to the Bootstrap, 11.5): rows of one operation err together, so
/// an operation is left out as a whole. No resampling: the same rows give the same interval.
struct LinearFit: Equatable {
  /// One figure with the amounts of its terms.
  struct Observation {
    /// What stays or goes together when groups are left out.
    let group: String
    let amounts: [Double]
    let figure: Double
  }

  /// The coefficients, each with its 95 % interval.
  let terms: [Interval]
  /// What each observation has left over, in order.
  let leftOver: [Double]

  /// Fits `observations`, or returns `nil` if they do not determine every term.
  ///
  /// - Complexity: O(*g* · *n* · *k*²) products for *g* groups, *n* observations and *k* terms.
  init?(_ observations: [Observation]) {
    var groups: [String] = []
    for one in observations where !groups.contains(one.group) { groups.append(one.group) }
    guard let whole = Self.coefficients(observations), groups.count > whole.count else {
      return nil
    }
    var without: [[Double]] = []
    for group in groups {
      guard let part = Self.coefficients(observations.filter { $0.group != group }) else {
        return nil
      }
      without.append(part)
    }
    terms = whole.indices.map { term in
      let error = Self.jackknifeError(without.map { $0[term] })
      let reach = error * Self.studentQuantile(groups.count - 1)
      return Interval(whole[term], whole[term] - reach, whole[term] + reach)
    }
    leftOver = observations.map { one in
      zip(one.amounts, whole).reduce(one.figure) { rest, term in rest - term.0 * term.1 }
    }
  }

  /// Solves the normal equations by elimination with pivots; `nil` if a term is not determined.
  private static func coefficients(_ observations: [Observation]) -> [Double]? {
    let count = observations.first?.amounts.count ?? 0
    var matrix: [[Double]] = []
    for row in 0..<count {
      var sums = [Double](repeating: 0, count: count + 1)
      for one in observations {
        for column in 0..<count { sums[column] += one.amounts[row] * one.amounts[column] }
        sums[count] += one.amounts[row] * one.figure
      }
      matrix.append(sums)
    }
    for step in 0..<count {
      let pivot = (step..<count).max { abs(matrix[$0][step]) < abs(matrix[$1][step]) } ?? step
      matrix.swapAt(step, pivot)
      guard abs(matrix[step][step]) > 1e-9 else { return nil }
      for row in 0..<count where row != step {
        let factor = matrix[row][step] / matrix[step][step]
        for column in step...count { matrix[row][column] -= factor * matrix[step][column] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }

  private static func jackknifeError(_ values: [Double]) -> Double {
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    let squares = values.reduce(0) { sum, value in sum + (value - mean) * (value - mean) }
    return ((count - 1) / count * squares).squareRoot()
  }

  /// The 97.5 % quantile of Student's t, rounded up between the tabulated degrees of freedom.
  static func studentQuantile(_ degrees: Int) -> Double {
    let table = [
      12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
      2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    ]
    return degrees < 1 ? .infinity : table[min(degrees, table.count) - 1]
  }
}
