import Glibc
import Synchronization

/// The signal that asked this process to stop, if one did.
public enum Interruption {
  private static let received = Atomic<Int32>(0)

  /// Lets SIGINT and SIGTERM only be noted, and SIGPIPE not at all: a launch that is gone must
  /// not take the run with it.
  ///
  /// Both are unblocked first: a program that was started by a thread of a pool inherits that
  /// thread's mask, and could not be stopped by either.
  public static func observe() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { unsafe sigaddset(&signals, number) }
    unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
    for number in [SIGINT, SIGTERM] {
      _ = Glibc.signal(number) { Interruption.received.store($0, ordering: .relaxed) }
    }
    _ = Glibc.signal(SIGPIPE, SIG_IGN)
  }

  /// The number of the signal that was received, or `nil`.
  public static var signal: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }
}
