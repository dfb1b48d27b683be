import Foundation
import Measurement
import Results

/// `keep`: copies this binary together with what it knows of its build.
///
/// The next build replaces the binary, and a copy made by other means no longer knows its flags,
/// without which nothing is compared with it.
enum KeepCommand: Subcommand {
  static let command = Command(
    "keep",
    overview: "Copies this binary with its build's facts, to be compared with later.",
    operands: [Operand("file", completion: .file, help: "The copy, which must not exist yet.")],
    examples: [
      .init("DispatchBench keep before", "Then change, build, and compare --baseline before.")
    ]
  )

  static func run(_ invocation: Invocation) throws -> ExitCode {
    let path = invocation.operands[0]
    guard !FileManager.default.fileExists(atPath: path) else { throw KeepError.exists(path) }
    let facts = BuildFacts.current()
    if let reason = facts.flags.reason { throw KeepError.unknownBuild(reason) }
    let bytes = try Data(contentsOf: URL(filePath: OwnExecutable.path))
    try OutputFile.write(try BuildStamp.stamped(bytes, with: facts), to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return .success
  }
}

/// Why this binary cannot be kept.
enum KeepError: ExitingError {
  case exists(String)
  case unknownBuild(String)

  var exitCode: ExitCode {
    switch self {
    case .exists: .inputOutput
    case .unknownBuild: .coverage
    }
  }

  var description: String {
    switch self {
    case .exists(let path): "\(inert(path)): exists already; delete it or name another file"
    case .unknownBuild(let reason):
      "this binary does not know its own build: \(inert(reason))"
    }
  }
}
