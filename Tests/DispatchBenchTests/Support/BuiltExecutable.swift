import Foundation
import Testing

/// The DispatchBench that was built beside these tests, run as a user runs it.
struct BuiltExecutable {
  /// What a finished program left.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  private let process = Process()
  private let output: URL
  private let errors: URL

  /// Prepares `DispatchBench`, or another `executable`, with `arguments`, in this process's
  /// environment unless one is given.
  ///
  /// Its streams go to files, which never fill up, unless its output is to go elsewhere.
  init(
    _ arguments: [String],
    executable: String = BuiltProducts.path("DispatchBench"),
    environment: [String: String]? = nil,
    output: String? = nil,
    in scratch: Scratch
  ) throws {
    let file = scratch.url("stdout-\(UUID())")
    self.output = file
    errors = scratch.url("stderr-\(UUID())")
    for stream in [file, errors] { try Data().write(to: stream) }
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.environment = environment.map {
      $0.merging(Self.sanitizerOptions) { given, _ in given }
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output.map { URL(filePath: $0) } ?? file)
    process.standardError = try FileHandle(forWritingTo: errors)
  }

  /// What a sanitizer was told for these tests holds for the programs that they start too.
  private static var sanitizerOptions: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
  }

  /// Starts the program and does not wait for it.
  func start() throws { try process.run() }

  /// Sends a signal to the program.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// The processes that it started and that have not ended.
  var children: [pid_t] {
    let tasks = "/proc/\(process.processIdentifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread -> [pid_t] in
      let children = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
      return (children ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// Waits for the end, which must come within three minutes unless more is allowed: counting takes
  /// its time where many tests do it at once.
  func finish(within limit: Duration = .seconds(180)) throws -> Outcome {
    let deadline = ContinuousClock.now + limit
    while process.isRunning {
      guard ContinuousClock.now < deadline else {
        kill(process.processIdentifier, SIGKILL)
        break
      }
      usleep(2_000)
    }
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }

  /// Runs the program to its end.
  static func run(_ arguments: [String], in scratch: Scratch) throws -> Outcome {
    let executable = try BuiltExecutable(arguments, in: scratch)
    try executable.start()
    return try executable.finish()
  }
}

/// What was built together with these tests.
enum BuiltProducts {
  /// The path of an executable.
  static func path(_ name: String) -> String {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: bundle.components(separatedBy: ".xctest")[0])
      .deletingLastPathComponent().appending(path: name).path
  }
}

/// A directory that is gone with the test.
final class Scratch {
  private let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "DispatchBench-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// A place in the directory.
  func url(_ name: String) -> URL { directory.appending(path: name) }
  /// The path of a place in the directory.
  func path(_ name: String) -> String { url(name).path(percentEncoded: false) }

  /// Waits until a file is there, half a minute at most.
  func waitForFile(_ name: String) throws {
    let deadline = ContinuousClock.now + .seconds(30)
    while !FileManager.default.fileExists(atPath: path(name)) {
      try #require(ContinuousClock.now < deadline, "\(name) never appeared")
      usleep(2_000)
    }
  }
}
