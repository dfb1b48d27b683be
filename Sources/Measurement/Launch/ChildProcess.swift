import Glibc

/// A process of this binary, its two streams read without blocking.
struct ChildProcess: ~Copyable {
  /// Why a process could not be started; the code is an `errno`.
  struct StartError: Error, Equatable {
    var code: Int32
  }

  /// How a process ended.
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// The descriptor on which a launch writes its events.
  static let eventDescriptor: Int32 = 3

  fileprivate let identifier: pid_t
  fileprivate let input: Int32
  fileprivate let events: Int32
  fileprivate let errors: Int32

  /// Starts `program` with only `environment`, in a process group of its own: a Ctrl-C in the
  /// terminal then reaches the parent alone, which decides what happens to its launches.
  static func start(
    program: String,
    arguments: [String],
    environment: [String]
  ) throws(StartError) -> ChildProcess {
    let input = try Pipe()
    let events = try Pipe()
    let errors = try Pipe()
    let descriptors = [
      (input.reading, STDIN_FILENO), (errors.writing, STDERR_FILENO),
      (events.writing, eventDescriptor),
    ]
    var identifier: pid_t = 0
    let code = unsafe withCStrings([program] + arguments) { arguments in
      unsafe withCStrings(environment) { environment in
        unsafe withSpawnActions(descriptors) { actions, attributes in
          unsafe posix_spawn(&identifier, program, actions, attributes, arguments, environment)
        }
      }
    }
    for (descriptor, _) in descriptors { close(descriptor) }
    guard code == 0 else {
      for descriptor in [input.writing, events.reading, errors.reading] { close(descriptor) }
      throw StartError(code: code)
    }
    for descriptor in [events.reading, errors.reading] { setNonblocking(descriptor) }
    return ChildProcess(
      identifier: identifier,
      input: input.writing,
      events: events.reading,
      errors: errors.reading
    )
  }

  deinit { for descriptor in [events, errors] { close(descriptor) } }

  /// Writes all of `bytes` to the process and closes its input; a process that is already gone
  /// shows in its ending, not here.
  func send(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(input, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
      }
      if count < 0 && errno != EINTR { break }
      written += max(0, count)
    }
    close(input)
  }

  /// What the process reported since the last call.
  func readEvents() -> [UInt8] { readAvailable(events) }

  /// What the process complained about since the last call.
  func readErrors() -> [UInt8] { readAvailable(errors) }

  /// How the process ended, or `nil` while it runs.
  func ending() -> Ending? {
    var status: Int32 = 0
    guard unsafe waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }

  /// Ends the process and all that it started, and waits until it is gone.
  func kill() {
    Glibc.kill(-identifier, SIGKILL)
    Glibc.kill(identifier, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
  }
}

private typealias SpawnBody = (
  UnsafePointer<posix_spawn_file_actions_t>, UnsafePointer<posix_spawnattr_t>
) -> Int32

/// Calls `body` with what makes a child: its descriptors, no output, a group and no blocked signal.
private func withSpawnActions(_ descriptors: [(Int32, Int32)], _ body: SpawnBody) -> Int32 {
  var actions = unsafe posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()
  unsafe posix_spawn_file_actions_init(&actions)
  unsafe posix_spawnattr_init(&attributes)
  defer {
    unsafe posix_spawn_file_actions_destroy(&actions)
    unsafe posix_spawnattr_destroy(&attributes)
  }
  unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  for (descriptor, number) in descriptors {
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }
  // A blocked or ignored signal is inherited, and an abort would then not end the child.
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe posix_spawnattr_setsigmask(&attributes, &signals)
  unsafe sigfillset(&signals)
  unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
  let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
  unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
  return unsafe body(&actions, &attributes)
}

/// Two ends of a pipe, neither of which a launch inherits by accident.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(ChildProcess.StartError) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw ChildProcess.StartError(code: errno) }
    for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }
}

private func setNonblocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

private func readAvailable(_ descriptor: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe chunk.withUnsafeMutableBytes { buffer in
      unsafe read(descriptor, buffer.baseAddress, buffer.count)
    }
    guard count > 0 else { return bytes }
    bytes += chunk[..<count]
  }
}
