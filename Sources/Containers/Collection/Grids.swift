/// Arrays in arrays, of which each element is mixed with the one before it in its row.
public enum Grids {
  /// Rows, and elements of a row.
  @inlinable public static var side: Int { 16 }

  /// A grid of payloads.
  @_optimize(none)
  public static func concrete() -> [[Bytes8]] {
    (0..<side).map { row in (0..<side).map { Bytes8(word: UInt64(row * side + $0)) } }
  }

  /// A grid of existentials.
  @_optimize(none)
  public static func erased() -> [[any Payload]] {
    concrete().map { row in row.map { $0 as any Payload } }
  }

  /// Mixes by two subscripts for each access.
  @inlinable
  public static func mixNested(_ grid: inout [[Bytes8]]) {
    for row in 0..<side {
      for column in 1..<side { grid[row][column].mix(grid[row][column - 1].word) }
    }
  }

  /// Mixes a row at a time.
  @inlinable
  public static func mixRows(_ grid: inout [[Bytes8]]) {
    for row in 0..<side { mix(&grid[row]) }
  }

  @inlinable
  @inline(__always)
  static func mix(_ row: inout [Bytes8]) {
    for column in 1..<side { row[column].mix(row[column - 1].word) }
  }

  /// Mixes existentials by two subscripts for each access.
  @inlinable
  public static func mixNested(_ grid: inout [[any Payload]]) {
    for row in 0..<side {
      for column in 1..<side { grid[row][column].mix(grid[row][column - 1].word) }
    }
  }

  /// Mixes existentials a row at a time.
  @inlinable
  public static func mixRows(_ grid: inout [[any Payload]]) {
    for row in 0..<side { mix(&grid[row]) }
  }

  @inlinable
  @inline(__always)
  static func mix(_ row: inout [any Payload]) {
    for column in 1..<side { row[column].mix(row[column - 1].word) }
  }
}
