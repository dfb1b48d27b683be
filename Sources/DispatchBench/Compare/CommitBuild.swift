import Foundation
import Measurement

/// The suite built from another commit, in a work tree of its own.
enum CommitBuild {
  /// Builds `revision` of the repository in the current directory and asks the result what it is.
  ///
  /// The work tree is registered in the repository until the binary, which reads its commit there,
  /// has answered.
  static func build(
    _ revision: String,
    in scratch: String,
    selection: [String]
  ) throws(SuiteBinaryError) -> SuiteBinary {
    let tree = scratch + "/tree"
    try run("git", ["worktree", "add", "--detach", tree, revision])
    defer { try? run("git", ["worktree", "remove", "--force", tree]) }
    let products = scratch + "/build"
    let build = ["build", "-c", "release", "--product", "DispatchBench"]
    try run("swift", build + ["--package-path", tree, "--scratch-path", products])
    return try SuiteBinary(path: products + "/release/DispatchBench", selection: selection)
  }

  private static func run(_ name: String, _ arguments: [String]) throws(SuiteBinaryError) {
    let finished: FinishedSubprocess
    do throws(SubprocessError) {
      finished = try Subprocess("/usr/bin/env", [name] + arguments, limit: 3_600).run()
    } catch {
      throw .stopped(error.description)
    }
    guard finished.succeeded else {
      let words = "\(finished.output)\n\(finished.errors)".whatWentWrong
      throw .stopped("'\(name) \(arguments[0])' failed: \(words)")
    }
  }
}

extension String {
  /// The line that says what went wrong: the first that speaks of an error, else the last.
  fileprivate var whatWentWrong: Substring {
    let lines = split(separator: "\n")
    return lines.first { $0.contains("error:") } ?? lines.last ?? "no reason given"
  }
}
