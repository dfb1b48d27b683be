import Foundation

/// The ReportGen that was built beside these tests, run as a user runs it.
enum BuiltReportGen {
  /// What the finished program left.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the program in `directory` to its end.
  static func run(_ arguments: [String], in directory: URL) throws -> Outcome {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let process = Process()
    process.executableURL = URL(filePath: bundle.components(separatedBy: ".xctest")[0])
      .deletingLastPathComponent().appending(path: "ReportGen")
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // An answer may be longer than a pipe holds; complaints never are.
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: answer, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self)
    )
  }
}

/// Runs `body` with a directory of its own that holds the made-up run in `run/`.
func withMadeUpRun(_ body: (URL) throws -> Void) throws {
  let directory = FileManager.default.temporaryDirectory.appending(path: "ReportGen-\(UUID())")
  defer { try? FileManager.default.removeItem(at: directory) }
  let run = directory.appending(path: "run")
  try FileManager.default.createDirectory(at: run, withIntermediateDirectories: true)
  try MadeUpRun.write(to: run.path(percentEncoded: false))
  try body(directory)
}
