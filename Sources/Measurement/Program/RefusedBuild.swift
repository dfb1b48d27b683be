import Results

/// A debug build was asked for figures that somebody will use.
package struct RefusedBuild: Error, CustomStringConvertible {
  /// Lets an optimised build pass, and any other if that `isAllowed`.
  package static func check(isAllowed: Bool) throws(RefusedBuild) {
    guard BuildFacts.currentKind == .release || isAllowed else { throw RefusedBuild() }
  }

  package let description: String =
    "This is a debug build, whose figures say nothing about Swift. "
    + "Build with '-c release', or pass '--allow-debug-build' to try the program out."
}
