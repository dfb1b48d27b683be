import CProbe
import Glibc

/// A source of time and of disturbances; tests put one in whose time they own.
public protocol Stopwatch {
  /// Nanoseconds since some fixed moment; never goes back.
  func nanoseconds() -> UInt64
  /// Times that the kernel took the processor away from this thread so far.
  func involuntarySwitches() -> Int
}

/// The clock of the machine: CLOCK_MONOTONIC, which no time service steps.
public struct MonotonicStopwatch: Stopwatch {
  /// Creates the clock.
  public init() {}

  /// Nanoseconds since the machine started.
  public func nanoseconds() -> UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// `ru_nivcsw` of this thread.
  public func involuntarySwitches() -> Int { Int(probe_involuntary_switches()) }
}

/// What one timed entry into a body gave.
public struct Reading: Sendable, Equatable {
  /// Elapsed time of all iterations together.
  public var nanoseconds: UInt64
  /// Times that the kernel took the processor away meanwhile.
  public var involuntarySwitches: Int
  /// What the body returned.
  public var checksum: UInt64
}

extension Stopwatch {
  /// Enters the kernel of `body` once and times it.
  ///
  /// What the kernel uses up is laid out, and the switches are read, outside the time.
  func time(_ body: Body, iterations: Int) -> Reading {
    body.layOut(for: iterations)
    let switches = involuntarySwitches()
    let start = nanoseconds()
    let checksum = Region.enter(body.kernel, iterations: iterations)
    let end = nanoseconds()
    return Reading(
      nanoseconds: end - start,
      involuntarySwitches: involuntarySwitches() - switches,
      checksum: checksum
    )
  }
}
