/// What each place of a screen showed last: how a program without a screen sees what a tree did.
public final class Shown {
  private var values: [Int]

  /// Makes a record of a screen on which nothing has been shown.
  ///
  /// - Parameter count: how many places there are.
  public init(count: Int) {
    values = Array(repeating: 0, count: count)
  }

  /// Shows a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - place: where.
  public func show(_ value: Int, at place: Int) { values[place] = value }

  /// What a place shows.
  ///
  /// - Parameter place: the place.
  /// - Returns: the value that was shown last.
  public func value(at place: Int) -> Int { values[place] }
}
