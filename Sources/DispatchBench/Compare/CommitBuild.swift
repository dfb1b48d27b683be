import Foundation
import Measurement

/// The suite built from another commit, in a work tree of its own.
enum CommitBuild {
  /// Builds `revision` of the repository in the current directory; returns the path of the binary.
  ///
  /// The work tree is registered in the repository only while it builds.
  static func build(_ revision: String, in scratch: String) throws(SuiteBinaryError) -> String {
    let tree = scratch + "/tree"
    try run("git", ["worktree", "add", "--detach", tree, revision])
    defer { try? run("git", ["worktree", "remove", "--force", tree]) }
    let products = scratch + "/build"
    let build = ["build", "-c", "release", "--product", "DispatchBench"]
    try run("swift", build + ["--package-path", tree, "--scratch-path", products])
    return products + "/release/DispatchBench"
  }

  private static func run(_ name: String, _ arguments: [String]) throws(SuiteBinaryError) {
    let finished: FinishedSubprocess
    do throws(SubprocessError) {
      finished = try Subprocess("/usr/bin/env", [name] + arguments, limit: 3_600).run()
    } catch {
      throw .stopped(error.description)
    }
    guard finished.succeeded else {
      let words = finished.errors.split(separator: "\n").last.map(String.init) ?? "no reason given"
      throw .stopped("'\(name) \(arguments[0])' failed: \(words)")
    }
  }
}
