/// What the processor counted during one entry into a body, in user mode.
struct HardwareCounts: Sendable, Equatable {
  /// Clock cycles of the core, at whatever speed it ran.
  var cycles: Int
  /// Instructions retired.
  var instructions: Int
  /// Branches that were guessed wrong, of every kind.
  var branchMisses: Int
}
