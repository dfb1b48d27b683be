/// How far a figure may move before the move counts.
///
/// The two parts are alternatives, and the wider one holds: a share alone cries wolf on tiny
/// figures, an amount alone is blind on large ones.
public struct Tolerance: Sendable, Equatable {
  /// An amount in the metric's unit.
  public var absolute: Double
  /// A share of the baseline: 0.01 is 1 %.
  public var relative: Double

  /// Creates a tolerance from its two parts, of which the wider one holds.
  public init(absolute: Double = 0, relative: Double = 0) {
    self.absolute = absolute
    self.relative = relative
  }

  /// Every move counts.
  public static let exact: Tolerance = Tolerance()

  /// The largest move that does not count, in the metric's unit.
  public func allowance(from baseline: Double) -> Double {
    max(absolute, relative * baseline.magnitude)
  }
}

extension Metric {
  /// The tolerance where no line of the limits file says otherwise; `nil` for a metric that is
  /// reported and never gated.
  ///
  /// Counts and layouts are exact. Instructions and their parts (loads, stores, conditional
  /// branches) shift by a few whenever the register allocator breathes, so they have 0.5 % or 50
  /// per operation; text has 1 % because alignment alone moves it. Simulated mispredictions
  /// depend on the addresses that the linker chose, so they say nothing about a change, and the
  /// copies of a kernel for other types change with every row that is added.
  public var standardTolerance: Tolerance? {
    switch self {
    case .time, .ratio, .difference, .conditionalMispredictions, .indirectMispredictions,
      .specializationsTextBytes, .hardwareCycles, .hardwareInstructions, .hardwareBranchMisses:
      nil
    case .instructions, .loads, .stores, .conditionalBranches:
      Tolerance(absolute: 50, relative: 0.005)
    case .textBytes: Tolerance(relative: 0.01)
    case .kernelTextBytes: Tolerance(absolute: 16, relative: 0.01)
    default: .exact
    }
  }
}
