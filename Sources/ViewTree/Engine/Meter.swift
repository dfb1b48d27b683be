/// Whether an update counts what it does, decided when the engine is compiled for a host.
///
/// A static policy and not a flag: the engine's functions are generic over the meter, so a host
/// without one contains no counting code at all, while the same process can hold metered hosts for
/// tests. A conditional-compilation flag would need a second build, and a test of that build would
/// say nothing about the one that is timed; a run-time flag would cost a branch per node.
public protocol Meter {
  /// Whether counters, operations and the mirror tree are kept.
  static var counts: Bool { get }
}

/// Counts everything: for tests, scenarios and exact counts.
public enum Metered: Meter {
  /// Counters are kept.
  @inlinable public static var counts: Bool { true }
}

/// Counts nothing and contains no code to do so: for timing.
public enum Unmetered: Meter {
  /// No counters are kept.
  @inlinable public static var counts: Bool { false }
}
