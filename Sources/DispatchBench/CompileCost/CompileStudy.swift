/// What grows in the generated programs, one question each.
enum CompileStudy: String, CaseIterable, Sendable {
  /// One body with more and more rows of four kinds.
  case rows
  /// One leaf under more and more modifiers.
  case modifiers
  /// More and more types that go through one algorithm.
  case types
}
