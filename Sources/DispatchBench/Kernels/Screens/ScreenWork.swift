import Measurement

/// A mounted screen and what is done with it in a loop.
@MainActor
protocol ScreenWork: AnyObject, Sendable {
  /// Does the work `count` times and returns a checksum that depends on nothing but `count`.
  func run(_ count: Int) -> UInt64
}

extension ScreenWork {
  /// A kernel that works on a screen, on the thread of the main actor, where all launches run.
  ///
  /// Which thread it is is asked once an entry.
  nonisolated static func kernel(_ make: @MainActor () -> Self) -> Kernel {
    let work = MainActor.assumeIsolated(make)
    return { count in MainActor.assumeIsolated { work.run(count) } }
  }
}

extension UInt64 {
  /// A number of seven digits, so that all take as long to spell.
  var sevenDigits: Int { 1_000_000 + Int(self >> 45) }

  /// One of `count` places, each as likely as the next.
  func place(among count: Int) -> Int { Int((self >> 32 &* UInt64(count)) >> 32) }
}
