/// Positions of rows in a list: all of a stretch, or some in order.
@usableFromInline
struct RowPositions {
  /// How many there are.
  @usableFromInline let count: Int
  @usableFromInline let start: Int
  /// The positions; nil if they are all of a stretch.
  @usableFromInline let listed: [Int]?

  @inlinable init(_ stretch: Range<Int>) {
    start = stretch.lowerBound
    count = stretch.count
    listed = nil
  }

  @inlinable init(_ listed: [Int]) {
    start = 0
    count = listed.count
    self.listed = listed
  }

  @inlinable init(start: Int, count: Int, listed: [Int]?) {
    self.start = start
    self.count = count
    self.listed = listed
  }

  /// The position at a place.
  @inlinable subscript(place: Int) -> Int {
    if let listed { listed[start + place] } else { start + place }
  }

  /// The positions at some places.
  @inlinable subscript(places: Range<Int>) -> RowPositions {
    RowPositions(start: start + places.lowerBound, count: places.count, listed: listed)
  }
}
