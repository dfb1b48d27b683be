/// Time that passes only when it is told to.
@MainActor
public final class VirtualClock {
  /// How much time has passed.
  public private(set) var now: Duration = .zero
  private var waiting: [Waiter] = []
  private var count = 0

  private struct Waiter {
    let number: Int
    let deadline: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// Makes a clock at zero.
  public nonisolated init() {}

  /// How many tasks wait for a time.
  public var waiters: Int { waiting.count }

  /// Waits until a time has passed.
  ///
  /// - Parameter duration: how long.
  /// - Throws: `CancellationError` if the task is cancelled first.
  public func sleep(for duration: Duration) async throws {
    count += 1
    let number = count
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          waiting.append(
            Waiter(number: number, deadline: now + duration, continuation: continuation)
          )
        }
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
  }

  /// Lets time pass, waking waiters in the order of their deadlines.
  ///
  /// - Parameter duration: how much time.
  public func advance(by duration: Duration) async {
    let end = now + duration
    await Self.settle()
    while let next = waiting.filter({ $0.deadline <= end }).min(by: Self.isEarlier) {
      waiting.removeAll { $0.number == next.number }
      now = next.deadline
      next.continuation.resume()
      await Self.settle()
    }
    now = end
  }

  /// Gives every task that can run the chance to do so.
  ///
  /// Yielding lets the jobs of the main actor make a step each. A task may also begin on a thread of
  /// the pool, or come back from one, before it reaches the main actor; that takes microseconds of
  /// real time, which the short sleeps leave.
  public static func settle() async {
    for _ in 0..<6 {
      for _ in 0..<8 { await Task.yield() }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  private static func isEarlier(_ a: Waiter, _ b: Waiter) -> Bool {
    (a.deadline, a.number) < (b.deadline, b.number)
  }

  private func cancel(_ number: Int) {
    guard let place = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: place).continuation.resume(throwing: CancellationError())
  }
}
