import Measurement

/// A kernel of code that belongs to the main actor, on whose thread all launches run.
///
/// - Parameter make: makes the state of the kernel and returns its loop.
/// - Returns: the kernel; that the thread is the main one is checked once an entry.
func kernelOnMainThread(_ make: @MainActor () -> @MainActor (Int) -> UInt64) -> Kernel {
  let loop = MainActor.assumeIsolated { make() }
  return { count in MainActor.assumeIsolated { loop(count) } }
}
