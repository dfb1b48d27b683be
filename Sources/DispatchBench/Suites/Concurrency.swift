import Measurement

/// What erasure costs where tasks, actors and threads meet.
///
/// Tasks and actors run on the thread that waits for them, in the order in which they become
/// ready: what is counted is what the program and the runtime do, and not when the kernel wakes
/// whom.
enum ConcurrencySuite {
  static let suite = Suite(
    family: "Concurrency",
    question: "What do any Sendable, any Actor and shared boxes cost against their types?",
    benchmarks: (ConcurrencyCalls.all + ConcurrencySends.all + ConcurrencyContention.all).flatMap(
      \.benchmarks
    )
  )
}
