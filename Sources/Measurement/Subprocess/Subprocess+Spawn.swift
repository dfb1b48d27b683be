import Glibc

extension Subprocess {
  /// Starts the executable in a process group of its own, its outputs tied to the descriptors.
  ///
  /// - Throws: ``SubprocessError/notStarted(executable:reason:)``.
  func spawn(output: Int32, errors: Int32) throws(SubprocessError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    // Threads of a pool block signals, and a child inherits that: an abort would not end it.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var process: pid_t = 0
    let failure = unsafe withCStrings([executable] + arguments) { arguments in
      unsafe withEnvironment { environment in
        unsafe posix_spawn(&process, executable, &actions, &attributes, arguments, environment)
      }
    }
    guard failure == 0 else {
      throw .notStarted(executable: executable, reason: unsafe String(cString: strerror(failure)))
    }
    return process
  }

  private func withEnvironment(_ body: (CStrings) -> Int32) -> Int32 {
    guard let environment else { return unsafe body(environ) }
    return unsafe withCStrings(environment, body)
  }
}
