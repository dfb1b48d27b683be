import Glibc

/// What a process and the children it waited for used, as the kernel accounts it.
public struct ResourceUse: Sendable, Equatable {
  /// Processor time in user mode, in seconds.
  public var userSeconds: Double
  /// Processor time in the kernel, in seconds.
  public var systemSeconds: Double
  /// The largest resident set of any one of the processes, in bytes.
  ///
  /// Linux counts `ru_maxrss` in KiB and takes the maximum over the process and the children it
  /// waited for, not their sum (getrusage(2)): for a compiler driver it is the largest frontend.
  /// A child begins in the memory of the process that starts it, so the figure is never below what
  /// that process held resident at the start.
  public var peakBytes: Int
  /// Times that the kernel took the processor away.
  public var involuntarySwitches: Int

  /// Creates a use from its parts.
  public init(
    userSeconds: Double,
    systemSeconds: Double,
    peakBytes: Int,
    involuntarySwitches: Int
  ) {
    self.userSeconds = userSeconds
    self.systemSeconds = systemSeconds
    self.peakBytes = peakBytes
    self.involuntarySwitches = involuntarySwitches
  }

  /// Reads what wait4(2) returned.
  init(_ usage: rusage) {
    self.init(
      userSeconds: Self.seconds(usage.ru_utime),
      systemSeconds: Self.seconds(usage.ru_stime),
      peakBytes: usage.ru_maxrss * 1024,
      involuntarySwitches: usage.ru_nivcsw
    )
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
