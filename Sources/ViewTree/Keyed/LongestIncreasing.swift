/// Finds which rows may stay where they are so that the fewest others have to move.
///
/// The rows that stay are a longest increasing subsequence of the old positions in new order
/// (Fredman, "On computing the length of longest increasing subsequences", 1975). The arrays are
/// kept between uses.
@usableFromInline
struct LongestIncreasing {
  /// The place in the sequence that ends the best run of each length.
  @usableFromInline var tails: [Int] = []
  @usableFromInline var previous: [Int] = []
  /// How many numbers the last use compared, if a meter counted.
  @usableFromInline var compares = 0

  @usableFromInline init() {}

  /// Marks the elements of a longest increasing subsequence.
  ///
  /// - Parameters:
  ///   - sequence: distinct numbers; negative ones take no part.
  ///   - stays: set to whether each element belongs to the subsequence.
  ///   - meter: whether comparisons are counted.
  /// - Returns: the length of the subsequence.
  /// - Complexity: O(*n* log *n*) comparisons, one for each number that follows one that is less
  ///   and ends a longest run; no allocation once the arrays have grown.
  @inlinable
  mutating func mark<M: Meter>(
    _ sequence: [Int],
    _ stays: inout [Bool],
    _ meter: M.Type
  ) -> Int {
    compares = 0
    Self.fill(&tails, -1, sequence.count)
    Self.fill(&previous, -1, sequence.count)
    Self.fill(&stays, false, sequence.count)
    let length = Self.findRuns(in: sequence, &tails, &previous, &compares, meter)
    var place = length == 0 ? -1 : tails[length - 1]
    while place >= 0 {
      stays[place] = true
      place = previous[place]
    }
    return length
  }

  /// Finds the place that ends the best run of each length, and for each place the one before it in
  /// the best run that it ends.
  ///
  /// - Returns: how many lengths there are.
  @inlinable
  static func findRuns<M: Meter>(
    in sequence: [Int],
    _ tails: inout [Int],
    _ previous: inout [Int],
    _ compares: inout Int,
    _ meter: M.Type
  ) -> Int {
    var tails = tails.mutableSpan
    var previous = previous.mutableSpan
    var count = 0
    var grew = false
    for place in sequence.indices where sequence[place] >= 0 {
      let value = sequence[place]
      // Where few rows moved, a run that has just grown grows again.
      if M.counts, grew { compares += 1 }
      var low = grew && sequence[tails[count - 1]] < value ? count : 0
      var high = count
      while low < high {
        if M.counts { compares += 1 }
        let middle = (low + high) / 2
        if sequence[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = tails[low - 1] }
      tails[low] = place
      grew = low == count
      if grew { count += 1 }
    }
    return count
  }

  @inlinable static func fill<T>(_ array: inout [T], _ value: T, _ count: Int) {
    array.removeAll(keepingCapacity: true)
    array.append(contentsOf: repeatElement(value, count: count))
  }
}
