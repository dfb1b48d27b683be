import Glibc

extension Subprocess {
  /// Runs the program and waits for its end.
  ///
  /// Both outputs are read while it runs, so that a full pipe cannot stop it. It leads a process
  /// group of its own: whatever it started ends with it at the limit, and where it is stopped.
  ///
  /// - Parameter isStopped: Asked several times a second; once it says so, the program is killed.
  /// - Returns: How it ended, what it wrote and what it used.
  /// - Throws: ``SubprocessError/notStarted(executable:reason:)`` or
  ///   ``SubprocessError/notFollowed(executable:reason:)``.
  public func run(
    isStopped: () -> Bool = { false }
  ) throws(SubprocessError) -> FinishedSubprocess {
    var output = try CapturedStream(of: executable)
    var errors = try CapturedStream(of: executable)
    let start = ContinuousClock.now
    let process = try spawn(output: output.writeEnd, errors: errors.writeEnd)
    output.closeWriteEnd()
    errors.closeWriteEnd()
    let cut = try follow(&output, &errors, until: start + .seconds(limit), isStopped)
    if cut != nil { kill(-process, SIGKILL) }
    let (status, usage) = try reap(process)
    let elapsed = ContinuousClock.now - start
    return FinishedSubprocess(
      end: cut ?? Self.end(of: status),
      output: output.text,
      errors: errors.text,
      wallSeconds: elapsed / .seconds(1),
      use: ResourceUse(usage)
    )
  }

  /// Milliseconds after which a stop is noticed.
  private static let patience: Double = 100

  /// Reads both streams to their ends; says why where it did not come to that.
  private func follow(
    _ output: inout CapturedStream,
    _ errors: inout CapturedStream,
    until deadline: ContinuousClock.Instant,
    _ isStopped: () -> Bool
  ) throws(SubprocessError) -> FinishedSubprocess.End? {
    while output.isOpen || errors.isOpen {
      let left = (deadline - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else { return .timedOut }
      guard !isStopped() else { return .stopped }
      // A negative descriptor is one that poll passes over.
      var waits = [output.pollRequest, errors.pollRequest]
      let wait = Int32(min(left.rounded(.up), Self.patience))
      let count = unsafe poll(&waits, nfds_t(waits.count), wait)
      guard count >= 0 || errno == EINTR else { throw notFollowed() }
      if count > 0, waits[0].revents != 0 { output.readAvailable() }
      if count > 0, waits[1].revents != 0 { errors.readAvailable() }
    }
    return nil
  }

  private func reap(_ process: pid_t) throws(SubprocessError) -> (status: Int32, usage: rusage) {
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw notFollowed() }
    }
    return (status, usage)
  }

  private func notFollowed() -> SubprocessError {
    .notFollowed(executable: executable, reason: unsafe String(cString: strerror(errno)))
  }

  /// Decodes a status of wait(2), as the macros of `<sys/wait.h>` do.
  private static func end(of status: Int32) -> FinishedSubprocess.End {
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }
}
