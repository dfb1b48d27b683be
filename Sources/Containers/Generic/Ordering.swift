/// A way to put things in order: a strategy with a generic method, after BucketSort of Swift's own
/// benchmarks.
public protocol Ordering: SendableMetatype {
  /// Puts `elements` in order.
  func order<Element: Comparable>(_ elements: inout [Element])
}

/// Moves each element to its place among those before it.
@frozen
public struct InsertionOrdering: Ordering {
  /// Makes the strategy.
  @inlinable
  public init() {}
  /// Puts `elements` in order.
  ///
  /// - Complexity: O(*n*²) comparisons, where *n* is the number of elements.
  @inlinable
  public func order<Element: Comparable>(_ elements: inout [Element]) {
    for end in elements.indices.dropFirst() {
      var place = end
      while place > 0, elements[place] < elements[place - 1] {
        elements.swapAt(place, place - 1)
        place -= 1
      }
    }
  }
}

/// Moves the least of the elements that are left to the front.
@frozen
public struct SelectionOrdering: Ordering {
  /// Makes the strategy.
  @inlinable
  public init() {}
  /// Puts `elements` in order.
  ///
  /// - Complexity: O(*n*²) comparisons, where *n* is the number of elements.
  @inlinable
  public func order<Element: Comparable>(_ elements: inout [Element]) {
    for start in elements.indices {
      var least = start
      for place in start..<elements.count where elements[place] < elements[least] { least = place }
      elements.swapAt(start, least)
    }
  }
}

/// Where strategies come from.
public enum OrderingSource {
  /// A strategy behind an existential, of a type that the caller does not learn.
  @_optimize(none)
  public static func erased(selecting: Bool = false) -> any Ordering {
    selecting ? SelectionOrdering() : InsertionOrdering()
  }
}
