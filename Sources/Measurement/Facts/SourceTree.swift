import FoundationEssentials
import Glibc

/// The git work tree that a source file was compiled from, as it is now.
struct SourceTree {
  private let root: String

  /// Finds the work tree above `file`; `nil` if there is none.
  init?(containing file: String) {
    var parts = file.split(separator: "/").dropLast()
    while !parts.isEmpty {
      let directory = "/" + parts.joined(separator: "/")
      if FileManager.default.fileExists(atPath: directory + "/.git") {
        root = directory
        return
      }
      parts = parts.dropLast()
    }
    return nil
  }

  /// The commit that is checked out.
  var commit: String? {
    let commit = git(["rev-parse", "--verify", "HEAD"])?.prefix { !$0.isNewline }
    return commit.map(String.init)
  }

  /// Whether a file that git knows, or could, differs from the commit.
  var hasUncommittedChanges: Bool? { git(["status", "--porcelain"]).map { !$0.isEmpty } }

  private func git(_ arguments: [String]) -> String? {
    let path = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? ""
    let programs = path.split(separator: ":").map { "\($0)/git" }
    guard let program = programs.first(where: { unsafe access($0, X_OK) == 0 }),
      let finished = try? Subprocess(program, ["-C", root] + arguments, limit: 10).run(),
      finished.succeeded
    else { return nil }
    return finished.output
  }
}
