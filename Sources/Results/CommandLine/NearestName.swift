/// Finds the name that was probably meant.
public enum NearestName {
  /// The candidate closest to `text`, or `nil` if none is close enough to be a slip of the keys.
  ///
  /// Close enough is a distance of at most a third of the text's length, and always one edit. The
  /// first of equally close candidates wins.
  ///
  /// - Complexity: O(*c* · *n* · *m*) character comparisons for *c* candidates of length *m*.
  public static func of(_ text: String, among candidates: [String]) -> String? {
    let limit = max(1, text.count / 3)
    let ranked = candidates.map {
      (name: $0, distance: distance($0.lowercased(), text.lowercased()))
    }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit else {
      return candidates.first { !text.isEmpty && $0.lowercased().hasPrefix(text.lowercased()) }
    }
    return best.name
  }

  /// The least number of insertions, deletions, substitutions and swaps of neighbours that turn
  /// one text into the other (optimal string alignment).
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(
          previous[column + 1] + 1,
          current[column] + 1,
          previous[column] + (isSame ? 0 : 1)
        )
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
