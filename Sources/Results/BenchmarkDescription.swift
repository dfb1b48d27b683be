/// What a result file must know about a benchmark to reduce, compare and explain it.
///
/// The manifest holds one for each selected benchmark, so that what was meant to be measured can
/// be held against what was.
public struct BenchmarkDescription: Sendable, Equatable, Codable {
  /// The benchmark's name.
  public var name: String
  /// The name of its twin, if it has one.
  public var reference: String?
  /// Operations in one iteration of the body's loop; `/op` divides by it.
  public var operationsPerIteration: Int
  /// What the optimizer must leave standing, in words.
  public var leaves: String

  /// Words for the reader of the row: layout, cause or limit; empty where there are none.
  public var note: String

  /// Creates a description from its parts.
  public init(
    name: String,
    reference: String?,
    operationsPerIteration: Int,
    leaves: String,
    note: String = ""
  ) {
    self.name = name
    self.reference = reference
    self.operationsPerIteration = operationsPerIteration
    self.leaves = leaves
    self.note = note
  }
}
