/// The level at which each of several tests is decided, so that one false call in all has at most
/// probability `level`.
///
/// Holm's step-down procedure (Scandinavian Journal of Statistics 6, 1979): the smallest p-value
/// faces `level / m`, the next `level / (m - 1)`, until one fails; it and the rest are undecided at
/// the level where the procedure stopped. It needs no independence, and rows share a machine.
///
/// - Returns: The level of each test, in the order of `pValues`.
/// - Complexity: O(*m* log *m*) comparisons.
func holmLevels(_ pValues: [Double], level: Double) -> [Double] {
  var levels = pValues
  let order = pValues.indices.sorted { pValues[$0] < pValues[$1] }
  var divisor = pValues.count
  var hasStopped = false
  for index in order {
    levels[index] = level / Double(divisor)
    if pValues[index] > levels[index] { hasStopped = true }
    if !hasStopped { divisor -= 1 }
  }
  return levels
}
