import Glibc

/// The valgrind of this machine.
public struct Valgrind: Sendable, Equatable {
  /// The oldest version with which the counts were checked.
  public static let oldest: [Int] = [3, 19]

  /// The path of the executable.
  public let executable: String
  /// What it says of itself, such as `valgrind-3.19.0`.
  public let version: String

  /// Finds valgrind in the directories of a search path, and asks it for its version.
  ///
  /// - Parameter path: Directories separated by colons; that of the environment unless given.
  /// - Throws: ``ValgrindError`` if there is none or if it is older than ``oldest``.
  public init(path: String? = nil) throws(ValgrindError) {
    let inherited = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? ""
    let path = path ?? inherited
    let candidates = path.split(separator: ":").map { "\($0)/valgrind" }
    guard let found = candidates.first(where: { unsafe access($0, X_OK) == 0 }) else {
      throw .notFound
    }
    executable = found
    guard let answer = try? Subprocess(found, ["--version"], limit: 20).run(), answer.succeeded
    else {
      throw .died(reason: "'\(found) --version' failed")
    }
    version = answer.output.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    guard Self.isRecent(version) else { throw .tooOld(found: version) }
  }

  /// Whether a version such as `valgrind-3.19.0` is ``oldest`` or newer.
  static func isRecent(_ version: String) -> Bool {
    let numbers = version.split { !$0.isNumber }.compactMap { Int($0) }
    return numbers.count >= 2 && !numbers.lexicographicallyPrecedes(oldest)
  }

  /// The options of callgrind that write one profile for each region of `probe_enter`.
  ///
  /// Files of options are left unread: they differ from one directory and user to the next.
  ///
  /// Stubs of the linkage table show as functions of their own (`--skip-plt=no`) so that they can
  /// be taken out; names stay mangled; addresses are written. The program itself says when to begin
  /// (`--instr-atstart=no`). The cache simulation is on because loads and stores come with it; what
  /// it says about caches is not used, so these are as small as it allows: the processor's own take
  /// tens of megabytes, which every copy of the process would have to carry.
  func callgrind(profiles: String) -> [String] {
    [
      "--command-line-only=yes", "--quiet", "--tool=callgrind", "--instr-atstart=no",
      "--cache-sim=yes", "--I1=16384,1,64", "--D1=16384,1,64", "--LL=65536,1,64",
      "--branch-sim=yes", "--dump-instr=yes",
      "--skip-plt=no", "--demangle=no", "--toggle-collect=probe_enter",
      "--toggle-collect=region_settle", "--dump-after=probe_enter",
      "--callgrind-out-file=\(profiles)",
    ]
  }
}

/// Why nothing can be counted.
public enum ValgrindError: Error, Equatable, CustomStringConvertible {
  /// No valgrind is in PATH.
  case notFound
  /// The valgrind in PATH is older than any that was checked.
  case tooOld(found: String)
  /// It ended before it reached a benchmark.
  case died(reason: String)
  /// A signal asked this process to stop.
  case stopped
  /// The place for its files cannot be made.
  case noDirectory(reason: String)

  /// What is missing and how to get it.
  public var description: String {
    switch self {
    case .notFound:
      "no valgrind in PATH, which exact counts need; install it: apt-get install valgrind"
    case .tooOld(let found):
      "found \(found), expected valgrind 3.19 or newer; install it: apt-get install valgrind"
    case .died(let reason):
      "valgrind ended before it reached a benchmark: \(reason)"
    case .stopped: "stopped by a signal; nothing was counted"
    case .noDirectory(let reason):
      "cannot make a directory for the profiles: \(reason)"
    }
  }
}
