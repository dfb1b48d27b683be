import Foundation
import Glibc

/// How a launch of a plan ended.
enum LaunchEnding: Equatable {
  /// The plan is complete.
  case finished
  /// A benchmark ended or outstayed the launch.
  case failed(benchmark: String, LaunchFailure)
  /// The run was asked to stop.
  case interrupted
  /// The launch never reached a benchmark: the binary, not a body, is at fault.
  case broken(String)
}

/// Something that carries a plan out; tests put one in that needs no process.
protocol Launcher {
  /// Carries `plan` out and hands on each event.
  func launch(_ plan: LaunchPlan, padding: Int, onEvent: (LaunchEvent) -> Void) -> LaunchEnding
}

/// Starts this binary again for every launch.
struct ProcessLauncher: Launcher {
  let program: String
  let arguments: [String]
  /// The longest that one benchmark may stay silent, in seconds.
  let timeLimit: Double

  /// How often a running launch is looked at, in microseconds.
  ///
  /// The launch is never waited upon, so that its writes
  /// wake nobody up.
  private static let interval: UInt32 = 2_000

  func launch(_ plan: LaunchPlan, padding: Int, onEvent: (LaunchEvent) -> Void) -> LaunchEnding {
    guard let bytes = try? JSONEncoder().encode(plan) else {
      return .broken("the plan has no JSON")
    }
    do {
      let child = try ChildProcess.start(
        program: program,
        arguments: arguments,
        environment: Self.environment(padding: padding)
      )
      child.send(Array(bytes))
      return follow(child, onEvent: onEvent)
    } catch {
      return .broken(
        "\(program) cannot be started: \(unsafe String(cString: strerror(error.code)))"
      )
    }
  }

  /// The longest that a launch may take to begin, in seconds: a loaded machine or a sanitizer delays
  /// a process by much more than a benchmark may be allowed.
  private static let startLimit = 30.0

  private func follow(
    _ child: borrowing ChildProcess,
    onEvent: (LaunchEvent) -> Void
  ) -> LaunchEnding {
    var stream = LaunchStream()
    var state = Progress(clock: MonotonicStopwatch())
    while true {
      if Interruption.signal != nil {
        child.kill()
        return .interrupted
      }
      // The ending is asked for before the last read, or what came between them would be lost.
      let ending = child.ending()
      do {
        for event in try stream.events(in: child.readEvents()) {
          state.note(event)
          onEvent(event)
        }
      } catch {
        child.kill()
        return .broken("a launch wrote '\(error.text)'")
      }
      state.complaints = Array((state.complaints + child.readErrors()).prefix(8_000))
      if let ending { return state.judge(ending) }
      let limit = state.current == nil ? max(timeLimit, Self.startLimit) : timeLimit
      if state.silence > limit {
        child.kill()
        return state.current.map { .failed(benchmark: $0, .timedOut(limit)) }
          ?? .broken("a launch did not start within \(limit) s")
      }
      usleep(Self.interval)
    }
  }

  /// The variables of a launch: those of this process, without anything that would differ from one
  /// launch to the next but the padding, which moves the stack on purpose.
  private static func environment(padding: Int) -> [String] {
    var variables = ProcessInfo.processInfo.environment
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    variables["SWIFT_BACKTRACE"] = "enable=no"
    variables["DISPATCHBENCH_PADDING"] = String(repeating: "x", count: padding)
    return variables.map { "\($0.key)=\($0.value)" }.sorted()
  }
}

/// What is known of a launch while it runs.
private struct Progress {
  let clock: MonotonicStopwatch
  var current: String?
  var isFinished = false
  var complaints: [UInt8] = []
  private var lastHeard: UInt64

  init(clock: MonotonicStopwatch) {
    self.clock = clock
    lastHeard = clock.nanoseconds()
  }

  /// Seconds since the launch last reported something.
  var silence: Double { Double(clock.nanoseconds() - lastHeard) / 1e9 }

  mutating func note(_ event: LaunchEvent) {
    lastHeard = clock.nanoseconds()
    switch event {
    case .begin(let name): current = name
    case .finished: isFinished = true
    default: break
    }
  }

  func judge(_ ending: ChildProcess.Ending) -> LaunchEnding {
    if isFinished { return .finished }
    let how =
      switch ending {
      case .exited(let code): "ended with status \(code)"
      case .signalled(let number): unsafe "\(String(cString: strsignal(number))) (signal \(number))"
      }
    let lines = String(decoding: complaints, as: UTF8.self).split(whereSeparator: \.isNewline)
    // The runtime says what went wrong before it says where.
    let line = lines.first { $0.contains("atal error") } ?? lines.first
    let words = line.map { "; \($0)" } ?? ""
    guard let current else { return .broken("a launch \(how) before any benchmark\(words)") }
    return .failed(benchmark: current, .crashed(how + words))
  }
}
