/// An object that carries a word; what reference payloads refer to.
///
/// The word is a constant, so that reading it needs no exclusivity check.
public final class Cell: Sendable {
  /// The word.
  public let word: UInt64

  /// Makes an object of its own.
  public init(word: UInt64) { self.word = word }

  /// Returns one of four objects that are never freed, chosen by the two low bits of `word`.
  ///
  /// Unowned payloads need an object that outlives them.
  public static func kept(_ word: UInt64) -> Cell { keptCells[Int(word & 3)] }

  /// Returns one of four other objects that are never freed, for weak references only.
  ///
  /// The first weak reference to an object moves its counts to a side table, and every later
  /// retain and release of it takes several times as long.
  public static func keptForWeak(_ word: UInt64) -> Cell { weaklyKeptCells[Int(word & 3)] }

  private static let keptCells: [Cell] = (0..<4).map { Cell(word: $0) }
  private static let weaklyKeptCells: [Cell] = (0..<4).map { Cell(word: $0) }
}
