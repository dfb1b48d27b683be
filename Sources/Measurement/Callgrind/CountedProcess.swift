import CProbe

/// What a process can know of being counted.
public enum CountedProcess {
  /// Whether this process runs under callgrind.
  ///
  /// Threads take turns there and never meet, and a call of one thread can be booked on another. A
  /// benchmark of two threads goes without the second one then: what is counted is the first.
  public static var isCurrent: Bool { probe_runs_under_valgrind() }
}
