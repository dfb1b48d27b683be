/// What one profile line costs, in the events that we ask callgrind for.
///
/// Event names are callgrind's: https://valgrind.org/docs/manual/cg-manual.html, "Output file
/// format" and https://valgrind.org/docs/manual/cl-format.html.
struct ProfileEvents: Equatable, Sendable {
  /// The events kept, in the order of the lanes of ``counts``.
  static let names: [String] = ["Ir", "Dr", "Dw", "Bc", "Bcm", "Bi", "Bim"]

  private var counts: SIMD8<Int> = .zero

  /// Instructions executed.
  var instructions: Int { counts[0] }
  /// Reads of data memory.
  var loads: Int { counts[1] }
  /// Writes of data memory.
  var stores: Int { counts[2] }
  /// Conditional branches executed.
  var conditionalBranches: Int { counts[3] }
  /// Conditional branches that the simulated predictor got wrong.
  var conditionalMispredictions: Int { counts[4] }
  /// Indirect calls and jumps executed; returns are not among them.
  var indirectBranches: Int { counts[5] }
  /// Indirect calls and jumps that the simulated predictor got wrong.
  var indirectMispredictions: Int { counts[6] }

  /// The count of the event at `lane` of ``names``.
  subscript(lane: Int) -> Int {
    get { counts[lane] }
    set { counts[lane] = newValue }
  }

  /// Whether a lane is below zero, as what was read never is.
  var isAnyNegative: Bool { counts.min() < 0 }

  static func += (left: inout Self, right: Self) { left.counts &+= right.counts }
  static func -= (left: inout Self, right: Self) { left.counts &-= right.counts }
}
