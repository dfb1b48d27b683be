import Dispatch
import Synchronization

/// A program that runs while the one who started it does something else.
///
/// For what may go on beside work that is not timed: an exact count loses nothing on a busy
/// machine.
public final class RunningSubprocess: Sendable {
  private let finished: Mutex<Result<FinishedSubprocess, SubprocessError>>
  private let isOver = DispatchGroup()

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: What is run.
  ///   - isStopped: Asked several times a second, on another thread; once it says so, the program
  ///     is killed.
  public init(_ program: Subprocess, isStopped: @escaping @Sendable () -> Bool = { false }) {
    let early = SubprocessError.notFollowed(executable: program.executable, reason: "it still runs")
    finished = Mutex(.failure(early))
    DispatchQueue(label: "running subprocess").async(group: isOver) { [self] in
      let result = Result { () throws(SubprocessError) in try program.run(isStopped: isStopped) }
      finished.withLock { $0 = result }
    }
  }

  /// Waits for the program's end; may be asked again.
  ///
  /// - Returns: How it ended, what it wrote and what it used.
  /// - Throws: ``SubprocessError``, as running it throws.
  public func wait() throws(SubprocessError) -> FinishedSubprocess {
    isOver.wait()
    return try finished.withLock(\.self).get()
  }
}
