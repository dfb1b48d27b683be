import FoundationEssentials
import Glibc

/// Why the kernel does not grant hardware counters, in its own number.
struct HardwareCounterError: Error, Equatable, Sendable, CustomStringConvertible {
  /// How much the kernel withholds from whom is not root; `nil` where it does not say.
  struct Paranoia: Equatable, Sendable {
    /// The content of /proc/sys/kernel/perf_event_paranoid: 2 and less grants the counters of
    /// user mode (Documentation/admin-guide/sysctl/kernel.rst of Linux); Debian knows 3, Ubuntu 4.
    var level: Int?

    /// What this kernel says.
    static var current: Paranoia {
      let file = FileManager.default.contents(atPath: "/proc/sys/kernel/perf_event_paranoid")
      let text = file.map { String(decoding: $0, as: UTF8.self).prefix { !$0.isNewline } }
      return Paranoia(level: text.flatMap { Int($0) })
    }
  }

  /// The error number of perf_event_open(2).
  let number: Int32
  /// What may explain it.
  let paranoia: Paranoia

  /// What was asked, what the kernel said, and what to do where something can be done.
  var description: String {
    "perf_event_open: \(unsafe String(cString: strerror(number))); " + advice
  }

  private var advice: String {
    switch number {
    case ENOENT, ENODEV, EOPNOTSUPP:
      "this processor, or the hypervisor above it, offers no hardware counters"
    case EACCES, EPERM:
      if let level = paranoia.level, level > 2 {
        "perf_event_paranoid is \(level), expected 2 or less: sysctl kernel.perf_event_paranoid=2"
      } else {
        "a container forbids it: run it with the capability PERFMON"
      }
    case ENOSYS: "this kernel was built without it, or a container hides it"
    case EMFILE, ENFILE: "too many files are open"
    default: "no reason is known"
    }
  }
}
