import Results

@testable import Measurement

/// A clock that only moves when a body moves it.
final class FakeStopwatch: Stopwatch {
  var now: UInt64 = 1_000
  var switches = 0

  func nanoseconds() -> UInt64 { now }
  func involuntarySwitches() -> Int { switches }

  /// A body that takes `entry` nanoseconds and `cost` for each iteration.
  func body(cost: UInt64, entry: UInt64 = 0) -> Body {
    Body { n in
      self.now += entry + UInt64(n) * cost
      return UInt64(n)
    }
  }
}
