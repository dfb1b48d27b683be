/// Runs tasks and actors on the thread that waits for them, one job after the other.
///
/// The runtime's own executors leave it to the kernel's scheduler when a job runs, on which thread,
/// and after how many wake-ups. Here the order of jobs is the order in which they became ready, so
/// what a task costs can be counted, and a measured loop that awaits is still a function that
/// returns.
public final class CallingThreadExecutor: TaskExecutor, SerialExecutor, @unchecked Sendable {
  // Unchecked, because whoever enqueues is the thread that drains: jobs become ready while one
  // runs, or before the first does. Without the check of exclusive access, which would be counted
  // for every job.
  @exclusivity(unchecked) private var jobs: [UnownedJob] = []
  @exclusivity(unchecked) private var next = 0

  /// Makes an executor without jobs.
  public init() {}

  /// Takes a job that is ready.
  public func enqueue(_ job: consuming ExecutorJob) { unsafe jobs.append(UnownedJob(job)) }

  /// The executor as the one of an actor.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    unsafe UnownedSerialExecutor(ordinary: self)
  }

  /// Starts a task and runs jobs until none is ready.
  ///
  /// - Parameter body: What the task does; all that it awaits has to run here too.
  /// - Returns: What the body returned; 0 if it still waits for something.
  public func finish(_ body: @escaping @Sendable () async -> UInt64) -> UInt64 {
    let outcome = Outcome()
    Task(executorPreference: self) { outcome.word = await body() }
    drain()
    return outcome.word
  }

  private func drain() {
    while unsafe next < jobs.count {
      let job = unsafe jobs[next]
      unsafe next += 1
      if unsafe next == jobs.count {
        unsafe jobs.removeAll(keepingCapacity: true)
        unsafe next = 0
      }
      unsafe job.runSynchronously(
        isolatedTo: asUnownedSerialExecutor(),
        taskExecutor: asUnownedTaskExecutor()
      )
    }
  }

  /// What a task found out; written by it and read when it has ended, on one thread.
  private final class Outcome: @unchecked Sendable {
    var word: UInt64 = 0
  }
}
