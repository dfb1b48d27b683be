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
  /// - Complexity: O(*n* log *n*) comparisons, no allocation once the arrays have grown.
  @inlinable
  mutating func mark<M: Meter>(
    _ sequence: [Int],
    _ stays: inout [Bool],
    _ meter: M.Type
  ) -> Int {
    compares = 0
    tails.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    for (place, value) in sequence.enumerated() {
      guard value >= 0 else {
        previous.append(-1)
        continue
      }
      let length = runs(before: value, in: sequence, meter)
      previous.append(length == 0 ? -1 : tails[length - 1])
      if length == tails.count { tails.append(place) } else { tails[length] = place }
    }
    stays.removeAll(keepingCapacity: true)
    stays.append(contentsOf: repeatElement(false, count: sequence.count))
    var place = tails.last ?? -1
    while place >= 0 {
      stays[place] = true
      place = previous[place]
    }
    return tails.count
  }

  /// How long a run can be that ends before `value`.
  @inlinable
  mutating func runs<M: Meter>(before value: Int, in sequence: [Int], _ meter: M.Type) -> Int {
    var low = 0
    var high = tails.count
    while low < high {
      if M.counts { compares += 1 }
      let middle = (low + high) / 2
      if sequence[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
