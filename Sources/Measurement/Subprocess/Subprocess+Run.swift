import Glibc

extension Subprocess {
  /// Runs the program and waits for its end.
  ///
  /// Both outputs are read while it runs, so that a full pipe cannot stop it. It leads a process
  /// group of its own: whatever it started ends with it at the limit.
  ///
  /// - Throws: ``SubprocessError/notStarted(executable:reason:)`` or
  ///   ``SubprocessError/notFollowed(executable:reason:)``.
  public func run() throws(SubprocessError) -> FinishedSubprocess {
    var output = try CapturedStream(of: executable)
    var errors = try CapturedStream(of: executable)
    let start = ContinuousClock.now
    let process = try spawn(output: output.writeEnd, errors: errors.writeEnd)
    output.closeWriteEnd()
    errors.closeWriteEnd()
    let finished = try follow(&output, &errors, until: start + .seconds(limit))
    if !finished { kill(-process, SIGKILL) }
    let (status, usage) = try reap(process)
    let elapsed = ContinuousClock.now - start
    return FinishedSubprocess(
      end: finished ? Self.end(of: status) : .timedOut,
      output: output.text,
      errors: errors.text,
      wallSeconds: elapsed / .seconds(1),
      use: ResourceUse(usage)
    )
  }

  /// Reads both streams to their ends; `false` if the deadline came first.
  private func follow(
    _ output: inout CapturedStream,
    _ errors: inout CapturedStream,
    until deadline: ContinuousClock.Instant
  ) throws(SubprocessError) -> Bool {
    while output.isOpen || errors.isOpen {
      let left = (deadline - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else { return false }
      // A negative descriptor is one that poll passes over.
      var waits = [output.pollRequest, errors.pollRequest]
      let count = unsafe poll(&waits, nfds_t(waits.count), Int32(min(left.rounded(.up), 60_000)))
      guard count >= 0 || errno == EINTR else { throw notFollowed() }
      if count > 0, waits[0].revents != 0 { output.readAvailable() }
      if count > 0, waits[1].revents != 0 { errors.readAvailable() }
    }
    return true
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
