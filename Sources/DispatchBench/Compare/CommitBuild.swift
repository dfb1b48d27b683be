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
    try SuiteBuild.run("git", ["worktree", "add", "--detach", tree, revision])
    defer { try? SuiteBuild.run("git", ["worktree", "remove", "--force", tree]) }
    let products = scratch + "/build"
    let build = ["build", "-c", "release", "--product", "DispatchBench"]
    try SuiteBuild.run("swift", build + ["--package-path", tree, "--scratch-path", products])
    return try SuiteBinary(path: products + "/release/DispatchBench", selection: selection)
  }
}
