import Foundation

/// The file of the program that is running.
package enum OwnExecutable {
  /// Its path with every link resolved.
  package static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
}
